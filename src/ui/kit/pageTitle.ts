/** It is not read from the page, where a browser may have translated it. */
let current = '';
const prefixes: string[] = [];

const show = (): void => {
  document.title = prefixes.join('') + current;
};

export const setPageTitle = (title: string): void => {
  current = title;
  show();
};

/** Starts the title with a prefix. The returned function ends that. */
export const prefixPageTitle = (prefix: string): (() => void) => {
  prefixes.unshift(prefix);
  show();
  return () => {
    prefixes.splice(prefixes.indexOf(prefix), 1);
    show();
  };
};
