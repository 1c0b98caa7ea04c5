/** @jest-environment ./tests/support/BrowserEnvironment.ts */

import { act } from '@testing-library/react';
import { useEffect, useLayoutEffect, useState } from 'react';
import { renderAhead } from './renderAhead';

describe('renderAhead', () => {
  it('renders a screen once, without its effects, and not in the page', async () => {
    const seen: string[] = [];
    const note = (what: string): void => void seen.push(what);
    let renderAgain = (): void => undefined;
    const Heading = () => {
      note('rendered');
      const [times, setTimes] = useState(0);
      renderAgain = () => setTimes(times + 1);
      useLayoutEffect(() => note('layout effect'), []);
      useEffect(() => note('effect'), []);
      return <h1>Dashboard</h1>;
    };
    await act(async () => renderAhead(<Heading />));
    await act(async () => renderAgain());
    expect(seen).toEqual(['rendered']);
    expect(document.body).toBeEmptyDOMElement();
  });
});
