/**
 * Runs the code of the portal, part by part, in the order in which it has to be run; each takes its time on a slow device. Of a
 * library only what the portal uses is kept where our own module that uses it is named here.
 */
export const portalParts: readonly (() => Promise<unknown>)[] = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ '../ui/app/App'),
  () => import(/* webpackMode: "eager" */ 'reflect-metadata/lite'),
  () => import(/* webpackMode: "eager" */ './portalModule'),
];
