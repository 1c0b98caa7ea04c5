/** @jest-environment ./tests/support/BrowserEnvironment.ts */

import { render } from '@testing-library/react';
import type { IconNode } from 'lucide';
import { Icon } from './Icon';

const pathOf = (icon: IconNode): string | null | undefined =>
  render(<Icon of={icon} size="1em" />)
    .container.querySelector('path')
    ?.getAttribute('d');

describe('Icon', () => {
  it.each<[IconNode[number], string]>([
    [['path', { d: 'm9 12 2 2' }], 'M0 0m9 12 2 2'],
    [['line', { x1: '2', y1: '10', x2: '22', y2: '10' }], 'M2 10L22 10'],
    [['circle', { cx: '12', cy: '8', r: '5' }], 'M7 8a5 5 0 0 1 10 0a5 5 0 0 1 -10 0'],
    [
      ['rect', { x: '2', y: '5', width: '20', height: '14', rx: '2' }],
      'M4 5h16a2 2 0 0 1 2 2v10a2 2 0 0 1 -2 2h-16a2 2 0 0 1 -2 -2v-10a2 2 0 0 1 2 -2',
    ],
  ])('draws %j as a path', (shape, path) => {
    expect(pathOf([shape])).toBe(path);
  });

  it('draws all shapes as one path, and refuses one that it does not know', () => {
    const dot: IconNode[number] = ['path', { d: 'M1 1h1' }];
    expect(pathOf([dot, dot])).toBe('M0 0M1 1h1M0 0M1 1h1');
    const logged = jest.spyOn(console, 'error').mockImplementation();
    expect(() => pathOf([['ellipse', {}]])).toThrow('ellipse');
    logged.mockRestore();
  });
});
