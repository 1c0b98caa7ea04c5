/**
 * The code that the portal needs to start, in parts, because each part blocks a slow device for a while. An import of our own module,
 * instead of its library, keeps tree shaking.
 */
export const portalImports: readonly (() => Promise<unknown>)[] = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ '../ui/shell/createApp'),
  () => import(/* webpackMode: "eager" */ 'reflect-metadata/lite'),
  () => import(/* webpackMode: "eager" */ './modules/core'),
];
