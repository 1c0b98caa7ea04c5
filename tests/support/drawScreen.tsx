import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, parsePath, useNavigate } from 'react-router-dom';
import { TimeZone } from '../../src/domain/TimeZone';
import { FollowContext } from '../../src/ui/kit/Link';
import { VariantContext } from '../../src/ui/screen/VariantContext';
import { english } from '../../src/ui/text/english';
import type { Language } from '../../src/ui/text/Language';
import { TimeZoneContext } from '../../src/ui/text/TimeZoneContext';
import { LegalWordingContext } from '../../src/ui/text/useLegalWording';
import { LanguageContext } from '../../src/ui/text/useText';
import { shippedWording } from './shippedWording';
import { testVariant } from './testVariant';

let language: Language = english;
let legal = shippedWording('en');

/** Sets the language of all screens that are drawn later. */
export const drawIn = (other: Language): void => {
  language = other;
  legal = shippedWording(other.code);
};

const Links = ({ children }: { readonly children: ReactNode }) => {
  const navigate = useNavigate();
  return <FollowContext value={(to, given) => void navigate(to, { state: given })}>{children}</FollowContext>;
};

interface Arrival {
  /** What another screen gave to this one. */
  readonly state?: unknown;
  readonly address?: string;
  readonly timeZone?: TimeZone;
}

/** Renders one screen, with what the portal has around it. */
export const drawScreen = (screen: ReactNode, { state, address = '/', timeZone = TimeZone.newYork }: Arrival = {}) =>
  render(screen, {
    wrapper: ({ children }) => (
      <LanguageContext value={language}>
        <LegalWordingContext value={legal}>
          <VariantContext value={testVariant}>
            <TimeZoneContext value={timeZone}>
              <MemoryRouter initialEntries={[{ ...parsePath(address), state }]}>
                <Links>{children}</Links>
              </MemoryRouter>
            </TimeZoneContext>
          </VariantContext>
        </LegalWordingContext>
      </LanguageContext>
    ),
  });
