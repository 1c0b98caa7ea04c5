/** It is not read from the page, where a browser may have translated it. */
let current = '';

export const setPageTitle = (title: string): void => {
  current = title;
  document.title = title;
};

/** Starts the title with a prefix. The returned function ends that. */
export const prefixPageTitle = (prefix: string): (() => void) => {
  document.title = prefix + current;
  return () => {
    document.title = current;
  };
};
