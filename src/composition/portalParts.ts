/**
 * Runs the code of the portal part by part, because each part blocks a slow device for a while. Naming our own module instead of
 * the library keeps tree shaking.
 */
export const portalParts: readonly (() => Promise<unknown>)[] = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ '../ui/shell/App'),
  () => import(/* webpackMode: "eager" */ 'reflect-metadata/lite'),
  () => import(/* webpackMode: "eager" */ './modules/core'),
];
