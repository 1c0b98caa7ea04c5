/** Runs what the portal is made of, in the order in which it has to be run; each takes its time on a slow device. */
export const libraries: readonly (() => Promise<unknown>)[] = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ 'react-router-dom'),
  () => import(/* webpackMode: "eager" */ 'mobx-react-lite'),
  () => import(/* webpackMode: "eager" */ 'reflect-metadata/lite'),
  () => import(/* webpackMode: "eager" */ 'inversify'),
];
