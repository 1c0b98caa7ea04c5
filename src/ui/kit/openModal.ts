/** Opens a modal dialog, behind which the page does not scroll, and keeps its width without a scroll bar. Returns what closes it. */
export const openModal = (dialog: HTMLDialogElement | null): (() => void) => {
  const { clientWidth, style } = document.documentElement;
  dialog?.showModal();
  if (window.innerWidth > clientWidth) style.scrollbarGutter = 'stable';
  style.overflow = 'hidden';
  return () => {
    dialog?.close();
    if (document.querySelector('dialog[open]')) return;
    style.overflow = style.scrollbarGutter = '';
  };
};
