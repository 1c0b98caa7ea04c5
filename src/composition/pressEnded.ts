/**
 * Resolves once no button is held down and the last press has had its click. React adopts the login without the texts of a translator, and
 * a press on one of them would be lost.
 */
export const pressEnded = async (): Promise<void> => {
  if (document.querySelector(':active') === null) return;
  await new Promise((resolve) => {
    for (const end of ['pointerup', 'pointercancel', 'dragend', 'contextmenu', 'keydown', 'keyup'])
      document.addEventListener(end, () => setTimeout(resolve), { once: true });
  });
};
