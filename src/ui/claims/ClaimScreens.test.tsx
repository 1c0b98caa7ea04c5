/** @jest-environment ./tests/support/BrowserEnvironment.ts */

import { act, cleanup, configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { Link, Route, Routes } from 'react-router-dom';
import { day } from '../../../tests/support/arbitraries';
import { changeSlot } from '../../../tests/support/changeSlot';
import { aClaimDraft, claimWords, onlyNumber } from '../../../tests/support/claim';
import { drawScreen } from '../../../tests/support/drawScreen';
import { failure, lostReply } from '../../../tests/support/failure';
import { settle } from '../../../tests/support/FakeNetwork';
import { Here } from '../../../tests/support/Here';
import { fact, region } from '../../../tests/support/onScreen';
import { changing, testPortal } from '../../../tests/support/testPortal';
import { testVariant } from '../../../tests/support/testVariant';
import { typeInto } from '../../../tests/support/typeInto';
import type { PersonaName } from '../../adapters/memory/personas/personas';
import type { FileClaim } from '../../application/claims/fileClaim';
import type { ClaimsGateway } from '../../application/ports/ClaimsGateway';
import type { CustomerGateway } from '../../application/ports/CustomerGateway';
import type { PolicyGateway } from '../../application/ports/PolicyGateway';
import { type ClaimDraft, emptyDraft } from '../../domain/claims/ClaimDraft';
import { everyClaim } from '../../domain/claims/claimQuery';
import { routes } from '../screen/routes';
import { spanish } from '../text/spanish';
import { LanguageContext } from '../text/useText';
import { ClaimConfirmScreen } from './ClaimConfirmScreen';
import { ClaimContactScreen } from './ClaimContactScreen';
import { ClaimFlow } from './ClaimFlow';
import type { ClaimFlowViewModel } from './ClaimFlowViewModel';
import { ClaimIntroScreen } from './ClaimIntroScreen';
import { ClaimsGate } from './ClaimsGate';
import { ClaimsScreen } from './ClaimsScreen';
import { ClaimSummaryScreen } from './ClaimSummaryScreen';
import { ClaimWhatScreen } from './ClaimWhatScreen';
import { ClaimWhenScreen } from './ClaimWhenScreen';
import { ViewClaimsScreen } from './ViewClaimsScreen';

const never = () => new Promise<never>(() => undefined);

const show = async (screenOfClaims: ReactElement, address = '/'): Promise<void> => {
  drawScreen(screenOfClaims, { address });
  await act(settle);
};

const showList = async (change: Partial<ClaimsGateway>): Promise<void> => {
  const { get } = await testPortal(
    'nj-current',
    changing('claims', () => change),
  );
  await show(<ViewClaimsScreen open={get('openClaimsList')} />);
};

interface Circumstances {
  readonly contactVerified?: boolean;
  readonly claims?: Partial<ClaimsGateway>;
  readonly customer?: Partial<CustomerGateway>;
  readonly fileClaim?: FileClaim;
}

const openFlow = async ({ contactVerified = true, claims, customer, ...parts }: Circumstances = {}) => {
  const portal = await testPortal('nj-current', (gateways) => ({
    claims: { ...gateways.claims, ...claims },
    customer: { ...gateways.customer, ...customer },
    ...parts,
  }));
  portal.record.claim.write(aClaimDraft({ contactVerified }));
  return { ...portal, viewModel: portal.get('openClaimFlow')() };
};

const showStep = (viewModel: ClaimFlowViewModel, route: string, step: ReactElement): Promise<void> =>
  show(<ClaimFlow open={() => viewModel}>{step}</ClaimFlow>, route);

const showFlow = async (route: string, step: ReactElement, claims: Partial<ClaimsGateway> = {}) => {
  const { viewModel, went } = await openFlow({ contactVerified: route !== routes.claimContact, claims });
  await showStep(viewModel, route, step);
  return { went };
};

const showContact = () => showFlow(routes.claimContact, <ClaimContactScreen />);

describe('The introduction to a claim', () => {
  const introduce = async (name: PersonaName, agreedToFraudNotice = true) => {
    const portal = await testPortal(name);
    portal.record.policy.reset();
    portal.record.claim.write({ ...emptyDraft, agreedToFraudNotice });
    await showStep(portal.get('openClaimFlow')(), routes.claimReport, <ClaimIntroScreen />);
    return screen.getByRole('button', { name: 'Next' });
  };

  it('has the fraud notice and the agreement, without which nobody goes on @CLAIM-18 @CLAIM-19', async () => {
    const next = await introduce('nj-current', false);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Help us keep our prices low');
    expect(screen.getByText(/a civil penalty not to exceed five thousand dollars/)).toBeVisible();
    expect(next).toHaveAttribute('aria-disabled', 'true');
    fireEvent.click(screen.getByRole('checkbox', { name: /^I confirm that what I am about to report is true/ }));
    expect(screen.getByRole('button', { name: 'Next' })).not.toHaveAttribute('aria-disabled');
  });

  it('tells a customer without a policy that no claim can be sent, and goes no further @CLAIM-62', async () => {
    const next = await introduce('nj-nopolicy');
    expect(screen.getByRole('alert')).toHaveTextContent(
      /^We have no policy for you yet\. ?You need a policy to report a claim\. ?If you have bought a policy, write to us at/,
    );
    expect(next).toHaveAttribute('aria-disabled', 'true');
    expect(next).toHaveAccessibleDescription('We have no policy for you yet.');
  });

  it('lets a customer with a policy go on @CLAIM-62', async () => {
    expect(await introduce('nj-current')).not.toHaveAttribute('aria-disabled');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('The claims list', () => {
  it('has its columns @CLAIM-6', async () => {
    await showList({});
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Reference Number',
      'Policy Number',
      'Claim Submitted',
      'Status',
    ]);
  });

  it('says that there are no claims @CLAIM-8', async () => {
    await showList({ list: async () => [] });
    expect(screen.getByText('No claims have been made yet.')).toBeVisible();
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('has a page of its own, with the details @CLAIM-13', async () => {
    expect(routes.viewClaims).toBe('/claim/view-claims');
    await showList({});
    expect(screen.queryByRole('link', { name: 'Report a claim' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: /HC-204938/ }));
    await act(settle);
    expect(region('Claim Details')).toHaveTextContent('Central air conditioner');
  });

  it('says that it loads @CLAIM-9', async () => {
    await showList({ list: never });
    expect(screen.getByText('Loading Claims...')).toBeVisible();
  });

  it('says that the details load @CLAIM-17', async () => {
    await showList({ details: never });
    const [first] = screen.getAllByRole('button', { name: /HC-/ });
    if (first) fireEvent.click(first);
    await act(settle);
    expect(screen.getByText('Loading Claim Details...')).toBeVisible();
  });
});

describe('The details of a claim', () => {
  const termsOf = async (reference: string) => {
    await showList({});
    fireEvent.click(screen.getByRole('button', { name: new RegExp(reference) }));
    await act(settle);
    return within(region('Claim Details'))
      .getAllByRole('term')
      .map(({ textContent }) => textContent);
  };

  it('are in order, with the day and the time of the submission @CLAIM-14 @CLAIM-15 @CLAIM-16', async () => {
    expect(await termsOf('HC-204417')).toEqual([
      'Submitted',
      'Claim Number',
      'Reference Number',
      'Status',
      'Policy Number',
      'Date of Loss',
      'Equipment',
      'Estimate',
      'Description',
    ]);
    expect(fact('Claim Number', region('Claim Details'))).toBe('CP-88120');
    expect(fact('Submitted', region('Claim Details'))).toMatch(/^\d\d\/\d\d\/\d{4}, \d+:\d\d [AP]M$/);
  });

  it('have no claim number without that of the processor @CLAIM-15', async () => {
    expect(await termsOf('HC-204938')).not.toContain('Claim Number');
  });
});

describe('A claim of which only the number is known', () => {
  const cells = (): readonly (string | null)[] => screen.getAllByRole('cell').map(({ textContent }) => textContent);

  beforeEach(async () => {
    await showList({ list: async () => [onlyNumber], details: async () => onlyNumber });
  });

  it('has "..." in every other column of the list @WIRE-49', () => {
    expect(cells()).toEqual(['...', '...', '...']);
  });

  it('has "..." for every detail, and no line for the number of the processor @WIRE-49 @CLAIM-14', async () => {
    fireEvent.click(screen.getByRole('button', { name: /HC-1/ }));
    await act(settle);
    const details = within(region('Claim Details'));
    expect(details.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      '...',
      'HC-1',
      ...Array.from({ length: 6 }, () => '...'),
    ]);
    expect(details.queryByText('Claim Number')).toBeNull();
  });
});

describe('The claims page', () => {
  it.each<[PersonaName, readonly string[]]>([
    ['nj-current', []],
    ['nj-cancelled', ['Your policy is no longer active.']],
  ])('shows %s the alerts %j, the introduction, the button and Back @CLAIM-3 @CLAIM-4', async (name, alerts) => {
    const { get } = await testPortal(name);
    await show(<ClaimsScreen open={get('openClaimsList')} />);
    expect(screen.queryAllByRole('alert').map(({ textContent }) => textContent)).toEqual(alerts);
    expect(screen.getByText(/^Filing a claim is easy\. To start the process, press/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Report a claim' })).toHaveAttribute('href', '/claim/report');
    expect(screen.getByText('Your Claims')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/home');
  });

  const showDirectly = async (name: PersonaName, list?: PolicyGateway['list']) => {
    const portal = await testPortal(name);
    const { get, give, gateways, record } = portal;
    if (list) give({ policy: { ...gateways.policy, list } });
    record.policy.reset();
    record.profile.reset();
    await show(
      <ClaimsGate open={get('openClaimsGate')}>
        <ClaimsScreen open={get('openClaimsList')} />
      </ClaimsGate>,
    );
    return portal;
  };

  it('shows that the policy is inactive to a customer who did not come from the dashboard @CLAIM-4', async () => {
    await showDirectly('nj-cancelled');
    expect(screen.getByRole('alert')).toHaveTextContent('Your policy is no longer active.');
  });

  it('shows the claims although the policy cannot be read @CLAIM-4', async () => {
    const { handled } = await showDirectly('nj-current', () => Promise.reject(failure('other')));
    expect(screen.getAllByRole('row')).toHaveLength(4);
    expect(handled).toEqual([]);
  });
});

describe.each([
  ['the claims page', routes.claim, ClaimsScreen],
  ['the page of the list', routes.viewClaims, ViewClaimsScreen],
] as const)('The list on %s', (_, address, Screen) => {
  it.each([
    ['where it was left, after Back and a reload', address, '11–20 of 10,000'],
    ['at its beginning, by a link', routes.home, '1–10 of 10,000'],
  ])('opens %s @CLAIM-67', async (_name, start, range) => {
    const { get, record } = await testPortal('nj-manyclaims');
    record.claimsPlace.write({ query: everyClaim, paging: { index: 1, size: 10 } });
    drawScreen(
      <Routes>
        <Route path={address} element={<Screen open={get('openClaimsList')} />} />
        <Route path={routes.home} element={<Link to={address}>To the claims</Link>} />
      </Routes>,
      { address: start },
    );
    if (start === routes.home) fireEvent.click(screen.getByRole('link', { name: 'To the claims' }));
    await act(settle);
    expect(screen.getByText(range)).toBeVisible();
  });

  it('shows the claim that the address names while React starts each visit twice, in development @CLAIM-13', async () => {
    configure({ reactStrictMode: true });
    const { get } = await testPortal(
      'nj-current',
      changing('claims', ({ details }) => ({
        details: async (reference, signal) => {
          await settle();
          signal.throwIfAborted();
          return details(reference, signal);
        },
      })),
    );
    drawScreen(<Screen open={get('openClaimsList')} />, { address: `${address}?reference=HC-204938` });
    await act(settle);
    await act(settle);
    configure({ reactStrictMode: false });
    expect(within(region('Claim Details')).getByText('HC-204938')).toBeVisible();
  });
});

describe('A claim in progress', () => {
  it.each([true, false])('can be continued if it was begun: %s @CLAIM-5', async (agreedToFraudNotice) => {
    const { get, record } = await testPortal('nj-current');
    record.claim.write({ ...emptyDraft, agreedToFraudNotice });
    await show(<ClaimsScreen open={get('openClaimsList')} />);
    expect(screen.queryByRole('link', { name: 'Continue your claim' }) !== null).toBe(agreedToFraudNotice);
  });
});

describe('The claim flow', () => {
  it('has one back button, which returns to the previous screen @CLAIM-49', async () => {
    const { went } = await showContact();
    fireEvent.click(screen.getByRole('button', { name: 'Back to the previous page' }));
    expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
    expect(went).toEqual([['back']]);
  });
});

describe('The step of what happened', () => {
  const ask = () => showFlow(routes.claimWhat, <ClaimWhatScreen />);

  it('has its title and its fields, with their limits @CLAIM-20 @CLAIM-36', async () => {
    await ask();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('What happened?');
    const fields = screen.getAllByRole('textbox');
    expect(fields.map((field) => field.closest('div')?.querySelector('label')?.textContent)).toEqual([
      'Description',
      'Equipment involved',
      'Estimate',
    ]);
    for (const [label, limit] of [
      ['Description', 512],
      ['Equipment involved', 255],
    ] as const) {
      fireEvent.change(screen.getByLabelText(label), { target: { value: 'x'.repeat(limit + 1) } });
      expect(screen.getByLabelText(label)).toHaveValue('x'.repeat(limit));
    }
  });

  it('writes the estimate with its prefix, commas and two decimals @CLAIM-21', async () => {
    await ask();
    typeInto({ Estimate: '1234567.5' });
    fireEvent.blur(screen.getByLabelText('Estimate'));
    expect(screen.getByLabelText('Estimate')).toHaveValue('$ 1,234,567.50');
  });

  it('names an amount that a refused estimate is above, also one with cents @CLAIM-36', async () => {
    await ask();
    fireEvent.change(screen.getByLabelText('Description'), { target: { value: claimWords.description } });
    typeInto({ 'Equipment involved': 'Boiler', Estimate: '1234567890.12' });
    fireEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Enter an amount of at most 999,999,999.99');
  });

  it('shows the limit and the deductible of each coverage @CLAIM-22', async () => {
    await ask();
    const covered = within(screen.getByRole('complementary', { name: 'What your policy covers' }));
    expect(covered.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      'Limit $10,000.00, deductible $500.00',
      'Limit $50,000.00, deductible $250.00',
    ]);
  });

  it('shows the coverages of the term that runs while another one is next, by the day of the insurer @POLICY-99', async () => {
    const portal = await testPortal('nj-current');
    const { record } = portal;
    record.claim.write(aClaimDraft({ contactVerified: true }));
    // The customer is ahead of the insurer, where the next term has not begun.
    portal.give({ customerClock: { ...portal.clock, today: () => day('2026-12-11') } });
    const viewModel = portal.get('openClaimFlow')();
    const running = { coverages: [{ code: 'bul', limitAmount: '2000', deductible: '100' }] } as const;
    changeSlot(record.policy, { termStart: day('2026-12-11'), running });
    await showStep(viewModel, routes.claimWhat, <ClaimWhatScreen />);
    const covered = within(screen.getByRole('complementary', { name: 'What your policy covers' }));
    expect(covered.getByRole('definition')).toHaveTextContent('Limit $2,000.00, deductible $100.00');
  });
});

describe('The summary', () => {
  const written = { ...aClaimDraft({ contactVerified: true }), dateOfLoss: '2026-01-15' };

  const summarise = async (draft: Partial<ClaimDraft>) => {
    const { viewModel, record } = await openFlow();
    record.claim.write({ ...written, ...draft });
    drawScreen(
      <Routes>
        <Route
          path={routes.claimSummary}
          element={
            <ClaimFlow open={() => viewModel}>
              <ClaimSummaryScreen />
            </ClaimFlow>
          }
        />
        <Route path="*" element={<Here />} />
      </Routes>,
      { address: routes.claimSummary },
    );
    await act(settle);
    return viewModel;
  };

  it('has its title, and shows what will be sent @CLAIM-27', async () => {
    await summarise({});
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Please review your submission');
    expect(screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent])).toEqual(
      [
        ['Description', claimWords.description],
        ['Equipment Involved', 'Boiler'],
        ['Cost Estimate', '$1,234.50'],
        ['Date of Loss', 'January 15th, 2026'],
        ['Email', 'nj-current@example.com'],
        ['Phone', '201-555-0176'],
        ['Contact Preference', 'Email'],
      ],
    );
  });

  it('shows another phone number only if there is one @CLAIM-28', async () => {
    await summarise({});
    expect(screen.queryByText('Other Phone')).toBeNull();
    cleanup();
    await summarise({ otherPhoneNumber: '555-201-9999' });
    expect(fact('Other Phone')).toBe('555-201-9999');
  });

  it.each([
    ['What happened', '/claim/report/what'],
    ['When it happened', '/claim/report/when'],
    ['How we reach you', '/claim/report/contact'],
  ])('leads from %s to its step, which returns @CLAIM-29', async (group, path) => {
    await summarise({});
    fireEvent.click(screen.getByRole('link', { name: `Edit ${group}` }));
    expect(screen.getByText(`${path} {"returnTo":"summary"}`)).toBeVisible();
  });

  it('offers only to check again while it is not known whether the claim has arrived @CLAIM-52', async () => {
    const { viewModel } = await openFlow({ fileClaim: async () => ({ kind: 'unknown' }) });
    await viewModel.submission.send();
    await showStep(viewModel, routes.claimSummary, <ClaimSummaryScreen />);
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Back', 'Check again']);
  });

  it.each([
    ['0', true],
    ['1500', false],
  ])(
    'says of an estimate of $%s that there is none, with a link to add one: %s @CLAIM-65',
    async (estimate, isMarked) => {
      const { viewModel, record } = await openFlow();
      record.claim.write({ ...record.claim.read(), estimate });
      await showStep(viewModel, routes.claimSummary, <ClaimSummaryScreen />);
      const marked = screen.queryByText('You gave no estimate.');
      expect(marked !== null).toBe(isMarked);
      expect(screen.queryByRole('link', { name: 'Add an estimate' })?.getAttribute('href')).toBe(
        isMarked ? '/claim/report/what' : undefined,
      );
      expect(screen.getByRole('button', { name: 'Submit' })).not.toHaveAttribute('aria-disabled');
    },
  );

  it('says that the claim is being submitted, in place of the button @CLAIM-30', async () => {
    await showFlow(routes.claimSummary, <ClaimSummaryScreen />, { submit: never });
    fireEvent.click(screen.getByRole('button', { name: 'Submit' }));
    await act(settle);
    expect(screen.getByText('Submitting Your Claim')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Submit' })).toBeNull();
  });
});

describe('The confirmation', () => {
  it('shows the reference once, and leads home or to the claims, not back @CLAIM-66', async () => {
    const { viewModel, record, get } = await openFlow();
    record.claim.write({ ...emptyDraft, claimNumber: 'HC-204938' });
    await showStep(viewModel, routes.claimConfirm, <ClaimConfirmScreen open={get('openFiledClaim')} />);
    expect(region('Claim Details')).toHaveTextContent('Central air conditioner');
    expect(screen.getAllByText('HC-204938')).toHaveLength(1);
    expect(screen.getByText(/^We will look at your claim\./)).toBeVisible();
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/home',
      '/claim',
      expect.stringContaining('mailto:'),
    ]);
    expect(screen.queryByRole('button', { name: /Back/ })).toBeNull();
  });

  it('thanks the customer, and shows the number that the API returned, also in the subject of an email @CLAIM-31 @CLAIM-32', async () => {
    const { viewModel, get } = await openFlow({ claims: { submit: async () => 'HC-204938' } });
    await viewModel.submission.send();
    await showStep(viewModel, routes.claimConfirm, <ClaimConfirmScreen open={get('openFiledClaim')} />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Claim Submitted');
    expect(screen.getByText('Thank you. Your claim has been submitted.')).toBeVisible();
    expect(screen.getByText('HC-204938')).toBeVisible();
    expect(screen.getByRole('link', { name: testVariant.supportEmail })).toHaveAttribute(
      'href',
      `mailto:${testVariant.supportEmail}?subject=Claim%20HC-204938`,
    );
    expect(screen.getByRole('link', { name: 'Ok' })).toHaveAttribute('href', '/home');
  });

  it('says that the claim arrived before it was corrected @CLAIM-51', async () => {
    const { viewModel, record, get } = await openFlow({
      fileClaim: async () => {
        record.claim.write({ ...emptyDraft, claimNumber: 'HC-1' });
        return { kind: 'filed', reference: 'HC-1', isUncorrected: true };
      },
    });
    await viewModel.submission.send();
    await showStep(viewModel, routes.claimConfirm, <ClaimConfirmScreen open={get('openFiledClaim')} />);
    expect(screen.getByText(/^Your claim reached us before you corrected it, so the correction is not/)).toBeVisible();
  });

  it('shows the details of the claim, or nothing in their place where they cannot be read @CLAIM-54', async () => {
    const confirmed = async (claims: Partial<ClaimsGateway>): Promise<void> => {
      const { viewModel, record, get } = await openFlow({ claims });
      record.claim.write(aClaimDraft({ contactVerified: true, claimNumber: 'HC-205501' }));
      await showStep(viewModel, routes.claimConfirm, <ClaimConfirmScreen open={get('openFiledClaim')} />);
    };
    await confirmed({});
    expect(region('Claim Details')).toHaveTextContent('Refrigerator');

    cleanup();
    await confirmed({ details: () => lostReply() });
    expect(screen.getByText('HC-205501')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Claim Details' })).toBeNull();
    expect(screen.queryByText('Loading Claim Details...')).toBeNull();
  });
});

describe('The addresses of claims', () => {
  it.each<[PersonaName, string]>([
    ['ny-current', '/home null'],
    ['nj-current', 'The claims'],
  ])('lead %s to %s @CLAIM-2', async (name, shown) => {
    const { get } = await testPortal(name);
    drawScreen(
      <Routes>
        <Route
          path={routes.claimReport}
          element={
            <ClaimsGate open={get('openClaimsGate')}>
              <p>The claims</p>
            </ClaimsGate>
          }
        />
        <Route path="*" element={<Here />} />
      </Routes>,
      { address: routes.claimReport },
    );
    await act(settle);
    expect(screen.getByText(shown)).toBeVisible();
  });
});

describe('The step of the date', () => {
  it('has its title, and a calendar without the days after today @CLAIM-23', async () => {
    await showFlow(routes.claimWhen, <ClaimWhenScreen />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('When did this happen?');
    expect(screen.getByRole('button', { name: /^Today, Saturday, November 21st/ })).toBeEnabled();
    expect(screen.getByRole('button', { name: /^Sunday, November 22nd/ })).toBeDisabled();
  });

  it('shows why the insurer refuses the date @CLAIM-61', async () => {
    const { viewModel } = await openFlow({
      fileClaim: async () => ({ kind: 'fieldRefused', field: 'dateOfLoss', message: 'Too long ago.' }),
    });
    await viewModel.submission.send();
    await showStep(viewModel, routes.claimWhen, <ClaimWhenScreen />);
    expect(screen.getByRole('alert')).toHaveTextContent('Too long ago.');
    expect(screen.getByRole('alert')).toHaveFocus();
    expect(screen.getByLabelText('Month')).toBeInvalid();
    expect(within(screen.getByRole('group')).getByText('Too long ago.')).toHaveAttribute('lang', 'en');
  });

  it('keeps a typed text that is no date, also when the customer returns, says so, and leads to the part @INPUT-17 @INPUT-43', async () => {
    const { viewModel } = await openFlow();
    await showStep(viewModel, routes.claimWhen, <ClaimWhenScreen />);
    typeInto({ Month: '2/29/2026' });
    fireEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Enter a date that exists, such as 11/20/2026');
    fireEvent.click(within(screen.getByRole('alert')).getByRole('link'));
    expect(screen.getByLabelText('Day')).toHaveFocus();

    cleanup();
    await showStep(viewModel, routes.claimWhen, <ClaimWhenScreen />);
    expect(['Month', 'Day', 'Year'].map((part) => screen.getByLabelText<HTMLInputElement>(part).value)).toEqual([
      '2',
      '29',
      '2026',
    ]);
  });
});

describe('The contact step', () => {
  it('has its fields, an email of at most 255 characters and two preferences @CLAIM-24', async () => {
    await showContact();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Please verify your contact info');
    fireEvent.change(screen.getByLabelText('Email Address'), { target: { value: 'x'.repeat(256) } });
    expect(screen.getByLabelText('Email Address')).toHaveValue('x'.repeat(255));
    for (const label of ['Phone Number', 'Alternate Phone Number'])
      expect(screen.getByLabelText(label)).toHaveAttribute('placeholder', '###-###-####');
    const preference = within(screen.getByRole('radiogroup', { name: 'Contact Preference' }));
    expect(preference.getAllByRole('radio').map((radio) => radio.getAttribute('value'))).toEqual(['email', 'sms']);
    for (const label of ['Email', 'Text Message']) expect(preference.getByLabelText(label)).toBeVisible();
  });

  it('shows the current step @CLAIM-33', async () => {
    await showContact();
    expect(screen.getByText('Step 3 of 4')).toBeVisible();
  });

  it('shows the consent for text messages @CLAIM-26', async () => {
    await showContact();
    expect(screen.queryByText(/By choosing Text Message/)).toBeNull();
    fireEvent.click(screen.getByLabelText('Text Message'));
    expect(screen.getByText(/By choosing Text Message you agree to receive calls and text messages/)).toBeVisible();
  });

  it('shows a contact that another tab has changed, with what is typed over it, before it saves @CLAIM-70', async () => {
    const { viewModel, account, went } = await openFlow({ contactVerified: false });
    await showStep(viewModel, routes.claimContact, <ClaimContactScreen />);
    account.profile = { ...account.profile, phoneNumber: '201-555-0199' };
    fireEvent.change(screen.getByLabelText('Email Address'), { target: { value: 'typed@example.com' } });

    fireEvent.click(screen.getByRole('button', { name: 'Next' }));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(
      'Your contact info was changed in the meantime. Please check it before you continue.',
    );
    expect(alert).toHaveFocus();
    expect(screen.getByLabelText('Email Address')).toHaveValue('typed@example.com');
    expect(screen.getByLabelText('Phone Number')).toHaveValue('201-555-0199');

    fireEvent.click(screen.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(went).toEqual([['claimSummary']]));
    expect(account.profile).toMatchObject({ email: 'typed@example.com', phoneNumber: '201-555-0199' });
  });

  it('says when to try again after too many attempts @FAULT-53', async () => {
    const save: CustomerGateway['save'] = async () => ({
      kind: 'refused',
      message: 'Slow down.',
      pause: { kind: 'tooManyAttempts', seconds: 90 },
    });
    const { viewModel } = await openFlow({ contactVerified: false, customer: { save } });
    await showStep(viewModel, routes.claimContact, <ClaimContactScreen />);
    fireEvent.click(screen.getByRole('button', { name: 'Next' }));
    await act(settle);
    expect(screen.getByRole('alert')).toHaveTextContent(
      'We could not save your changes. Please try again.Slow down.Too many attempts. Please try again in 2 minutes.',
    );
  });

  it('marks the message of the server as English in a Spanish page @SHELL-46', async () => {
    await showFlow(
      routes.claimContact,
      <LanguageContext value={spanish}>
        <ClaimContactScreen />
      </LanguageContext>,
    );
    fireEvent.change(screen.getByLabelText(spanish.words['claim.contact.email'], { selector: '[type=email]' }), {
      target: { value: 'a@b' },
    });
    fireEvent.click(screen.getByRole('button', { name: spanish.words['shell.next'] }));
    await act(settle);
    for (const said of screen.getAllByText('The email address is not valid.'))
      expect(said).toHaveAttribute('lang', 'en');
    expect(screen.getByText(spanish.words['shell.error.title'])).not.toHaveAttribute('lang');
  });
});
