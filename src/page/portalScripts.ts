import { loadOnce } from '../adapters/browser/loadOnce';
import { refetchAsset } from '../adapters/browser/refetchAsset';

/**
 * Inserts the portal's scripts, which are in templates, into the page. Each is inserted once; after a failure, the next call inserts
 * the missing ones again.
 *
 * @param templates their `id`s
 * @returns loads the scripts; rejects if one of them does not load
 */
export const portalScripts = (templates: readonly string[]): (() => Promise<void>) => {
  let waiting: Element[] | undefined;

  const insert = (element: Element): Promise<void> =>
    new Promise((resolve, reject) => {
      const copy = document.importNode(element, true);
      copy.addEventListener('load', () => {
        waiting?.splice(waiting.indexOf(element), 1);
        resolve();
      });
      copy.addEventListener('error', () => {
        copy.remove();
        refetchAsset(copy.getAttribute('src') ?? copy.getAttribute('href') ?? '').catch(() => undefined);
        reject(new Error('A script of the portal could not be loaded.'));
      });
      document.head.append(copy);
    });

  return loadOnce(async () => {
    // A template may come after the script that will need it.
    waiting ??= templates.flatMap((id) => {
      const template = document.getElementById(id);
      return template instanceof HTMLTemplateElement ? [...template.content.children] : [];
    });
    await Promise.all(waiting.map(insert));
  });
};
