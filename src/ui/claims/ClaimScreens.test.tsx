/** @jest-environment ./tests/support/BrowserEnvironment.ts */
import { aClaimDraft } from '../../../tests/support/claim';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { Route, Routes } from 'react-router-dom';
import { drawScreen } from '../../../tests/support/drawScreen';
import { settle } from '../../../tests/support/FakeNetwork';
import { lostReply } from '../../../tests/support/failure';
import { Here } from '../../../tests/support/Here';
import { region } from '../../../tests/support/onScreen';
import { changing, testPortal } from '../../../tests/support/testPortal';
import { typeInto } from '../../../tests/support/typeInto';
import type { PersonaName } from '../../adapters/memory/personas/personas';
import type { FileClaim } from '../../application/claims/fileClaim';
import type { ClaimsGateway } from '../../application/ports/ClaimsGateway';
import type { CustomerGateway } from '../../application/ports/CustomerGateway';
import { emptyDraft } from '../../domain/claims/ClaimDraft';
import { routes } from '../screen/routes';
import { spanish } from '../text/spanish';
import { LanguageContext } from '../text/useText';
import { ClaimConfirmScreen } from './ClaimConfirmScreen';
import { ClaimContactScreen } from './ClaimContactScreen';
import { ClaimFlow } from './ClaimFlow';
import { ClaimIntroScreen } from './ClaimIntroScreen';
import type { ClaimFlowViewModel } from './ClaimFlowViewModel';
import { ClaimSummaryScreen } from './ClaimSummaryScreen';
import { ClaimWhenScreen } from './ClaimWhenScreen';
import { ClaimsGate } from './ClaimsGate';
import { ClaimsScreen } from './ClaimsScreen';
import { ViewClaimsScreen } from './ViewClaimsScreen';

const never = () => new Promise<never>(() => undefined);

const show = async (screenOfClaims: ReactElement): Promise<void> => {
  drawScreen(screenOfClaims);
  await act(settle);
};

const showList = async (change: Partial<ClaimsGateway>): Promise<void> => {
  const { get } = await testPortal(
    'nj-current',
    changing('claims', () => change),
  );
  await show(<ViewClaimsScreen open={get('openClaimsList')} />);
};

const openFlow = async (
  contactVerified: boolean,
  change: Partial<ClaimsGateway> = {},
  fileClaim?: FileClaim,
  customer: Partial<CustomerGateway> = {},
) => {
  const portal = await testPortal(
    'nj-current',
    changing('claims', () => change),
  );
  portal.record.claim.write(aClaimDraft({ contactVerified }));
  const { give, get, gateways } = portal;
  give({ customer: { ...gateways.customer, ...customer } });
  if (fileClaim) give({ fileClaim });
  return { ...portal, viewModel: get('openClaimFlow')() };
};

const showStep = (viewModel: ClaimFlowViewModel, route: string, step: ReactElement): Promise<void> =>
  show(
    <Routes location={route}>
      <Route element={<ClaimFlow open={() => viewModel} />}>
        <Route path={route} element={step} />
      </Route>
    </Routes>,
  );

const showFlow = async (route: string, step: ReactElement, change?: Partial<ClaimsGateway>) => {
  const { viewModel, went } = await openFlow(route !== routes.claimContact, change);
  await showStep(viewModel, route, step);
  return { went };
};

const showContact = () => showFlow(routes.claimContact, <ClaimContactScreen />);

describe('The introduction to a claim', () => {
  const introduce = async (name: PersonaName) => {
    const portal = await testPortal(name);
    portal.record.policy.reset();
    portal.record.claim.write({ ...emptyDraft, agreedToFraudNotice: true });
    await showStep(portal.get('openClaimFlow')(), routes.claimReport, <ClaimIntroScreen />);
    return screen.getByRole('button', { name: 'Next' });
  };

  it('tells a customer without a policy that no claim can be sent, and goes no further @CLAIM-62', async () => {
    const next = await introduce('nj-nopolicy');
    expect(screen.getByRole('alert')).toHaveTextContent(
      /^We have no policy for you yet\. ?A claim is for a policy, so no claim can be sent\. ?If you have bought a policy, write to us at/,
    );
    expect(next).toHaveAttribute('aria-disabled', 'true');
    expect(next).toHaveAccessibleDescription('We have no policy for you yet.');
  });

  it('lets a customer go on whose policy is found @CLAIM-62', async () => {
    expect(await introduce('nj-current')).not.toHaveAttribute('aria-disabled');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('The claims list', () => {
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

describe('A claim of which only the number is known', () => {
  const cells = (): readonly (string | null)[] => screen.getAllByRole('cell').map(({ textContent }) => textContent);

  beforeEach(async () => {
    const onlyNumber = { reference: 'HC-1', policyNumber: '', status: '', equipment: '', description: '' };
    await showList({ list: async () => [onlyNumber], details: async () => onlyNumber });
  });

  it('has "..." in every other column of the list @WIRE-49', () => {
    expect(cells()).toEqual(['HC-1', '...', '...', '...']);
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
});

describe('The claim flow', () => {
  it('has one back button, which returns to the previous screen @CLAIM-49', async () => {
    const { went } = await showContact();
    fireEvent.click(screen.getByRole('button', { name: 'Back to the previous page' }));
    expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
    expect(went).toEqual([['back']]);
  });
});

describe('The summary', () => {
  it.each([
    ['0', true],
    ['1500', false],
  ])(
    'of an estimate of $%s says that there is none, with a way to add it: %s @CLAIM-65',
    async (estimate, isMarked) => {
      const { viewModel, record } = await openFlow(true);
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
    const { viewModel, record, get } = await openFlow(true);
    record.claim.write({ ...emptyDraft, claimNumber: 'HC-204938' });
    await showStep(viewModel, routes.claimConfirm, <ClaimConfirmScreen open={get('openFiledClaim')} />);
    expect(region('Claim Details')).toHaveTextContent('Central air conditioner');
    expect(screen.getAllByText('HC-204938')).toHaveLength(1);
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/home',
      '/claim',
      expect.stringContaining('mailto:'),
    ]);
    expect(screen.queryByRole('button', { name: /Back/ })).toBeNull();
  });

  it('says that the claim arrived before it was corrected @CLAIM-51', async () => {
    const { viewModel, record, get } = await openFlow(true, {}, async () => {
      record.claim.write({ ...emptyDraft, claimNumber: 'HC-1' });
      return { kind: 'filed', reference: 'HC-1', isUncorrected: true };
    });
    await viewModel.submission.send();
    await showStep(viewModel, routes.claimConfirm, <ClaimConfirmScreen open={get('openFiledClaim')} />);
    expect(screen.getByText(/^Your claim reached us before you corrected it, so the correction is not/)).toBeVisible();
  });
});

describe('The confirmation', () => {
  it('shows the details of the claim, or nothing in their place where they cannot be read @CLAIM-54', async () => {
    const confirmed = async (change: Partial<ClaimsGateway>): Promise<void> => {
      const { viewModel, record, get } = await openFlow(true, change);
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
        <Route element={<ClaimsGate open={get('openClaimsGate')} />}>
          <Route path={routes.claimReport} element={<p>The claims</p>} />
        </Route>
        <Route path="*" element={<Here />} />
      </Routes>,
      undefined,
      routes.claimReport,
    );
    await act(settle);
    expect(screen.getByText(shown)).toBeVisible();
  });
});

describe('The step of the date', () => {
  it('keeps what was typed and is no date, also for a customer who comes back, and says so @INPUT-43', async () => {
    const { viewModel } = await openFlow(true);
    await showStep(viewModel, routes.claimWhen, <ClaimWhenScreen />);
    typeInto({ Month: '2/29/2026' });
    fireEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Enter a date that exists, such as 11/20/2026');

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

  it('accepts a contact without an alternate phone number @CLAIM-39', async () => {
    const { went } = await showContact();
    expect(screen.getByLabelText(/Alternate Phone Number/)).toHaveValue('');
    fireEvent.click(screen.getByRole('button', { name: 'Next' }));
    await act(settle);
    expect(went).toEqual([['claimSummary']]);
  });

  it('says when to try again after too many attempts @FAULT-53', async () => {
    const save: CustomerGateway['save'] = async () => ({
      kind: 'refused',
      message: 'Slow down.',
      pause: { kind: 'tooManyAttempts', seconds: 90 },
    });
    const { viewModel } = await openFlow(false, {}, undefined, { save });
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
    expect(screen.getByText('The email address is not valid.')).toHaveAttribute('lang', 'en');
    expect(screen.getByText(spanish.words['shell.notSaved'])).not.toHaveAttribute('lang');
  });
});
