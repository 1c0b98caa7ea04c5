import { readFileSync } from 'node:fs';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server.node';
import { browserslist } from '../../package.json';
import { oldestBrowsers } from './oldestBrowsers';
import { Unsupported } from './Unsupported';

describe('The list of supported browsers', () => {
  it('is in the README, and in the notice for old browsers in both languages @SHELL-49', () => {
    expect(oldestBrowsers).toBe('Chrome 109, Edge 109, Firefox 115, Safari 16, Samsung Internet 21');
    expect(readFileSync('README.md', 'utf8')).toContain(oldestBrowsers);
    expect(renderToStaticMarkup(createElement(Unsupported)).split(oldestBrowsers)).toHaveLength(3);
  });

  it('asks of phones what it asks of desktops @SHELL-49', () => {
    for (const [phone, desktop] of [
      ['and_chr', 'chrome'],
      ['and_ff', 'firefox'],
      ['ios_saf', 'safari'],
    ])
      expect(
        browserslist
          .find((entry) => entry.startsWith(`${String(phone)} `))
          ?.split(' ')
          .pop(),
      ).toBe(
        browserslist
          .find((entry) => entry.startsWith(`${String(desktop)} `))
          ?.split(' ')
          .pop(),
      );
  });
});
