let open = 0;

/** Opens a modal dialog, behind which the page does not scroll, and keeps its width without a scroll bar. Returns what closes it. */
export const openModal = (dialog: HTMLDialogElement | null): (() => void) => {
  const { clientWidth, style } = document.documentElement;
  dialog?.showModal();
  if (window.innerWidth > clientWidth) style.scrollbarGutter = 'stable';
  style.overflow = 'hidden';
  open += 1;
  return () => {
    dialog?.close();
    open -= 1;
    if (open > 0) return;
    style.overflow = style.scrollbarGutter = '';
  };
};
