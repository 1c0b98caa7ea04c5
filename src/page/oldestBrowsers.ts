import manifest from '../../package.json';

const names: Readonly<Record<string, string>> = {
  chrome: 'Chrome',
  edge: 'Edge',
  firefox: 'Firefox',
  safari: 'Safari',
  samsung: 'Samsung Internet',
};

/**
 * The oldest versions that the portal supports, such as “Chrome 109, Firefox 115”, from the list of the build. Phones have the same
 * versions.
 */
export const oldestBrowsers = manifest.browserslist
  .flatMap((entry) => {
    const [browser = '', version = ''] = entry.split(' >= ');
    return names[browser] === undefined ? [] : `${names[browser]} ${version}`;
  })
  .join(', ');
