/** @jest-environment ./tests/support/BrowserEnvironment.ts */
import { act } from '@testing-library/react';
import { useEffect, useLayoutEffect } from 'react';
import { renderAhead } from './renderAhead';

describe('renderAhead', () => {
  it('renders a screen without its effects, and not in the page', async () => {
    const seen: string[] = [];
    const note = (what: string): void => void seen.push(what);
    const Heading = () => {
      note('rendered');
      useLayoutEffect(() => note('layout effect'), []);
      useEffect(() => note('effect'), []);
      return <h1>Dashboard</h1>;
    };
    await act(async () => renderAhead(<Heading />));
    expect(seen).toEqual(['rendered']);
    expect(document.body).toBeEmptyDOMElement();
  });
});
