/** @jest-environment ./tests/support/BrowserEnvironment.ts */

import { act, fireEvent, screen, within } from '@testing-library/react';
import { useNavigate } from 'react-router-dom';
import { onlyNumber } from '../../../tests/support/claim';
import { drawIn, drawScreen } from '../../../tests/support/drawScreen';
import { failure } from '../../../tests/support/failure';
import { gate, settle } from '../../../tests/support/FakeNetwork';
import { region } from '../../../tests/support/onScreen';
import { startVisit } from '../../../tests/support/startVisit';
import { changing, testPortal } from '../../../tests/support/testPortal';
import { testVariant } from '../../../tests/support/testVariant';
import type { PersonaName } from '../../adapters/memory/personas/personas';
import type { ClaimsGateway } from '../../application/ports/ClaimsGateway';
import type { ClaimDetails } from '../../domain/claims/Claim';
import { Instant } from '../../domain/Instant';
import { setPageTitle } from '../kit/pageTitle';
import { english } from '../text/english';
import { spanish } from '../text/spanish';
import { ClaimsList } from './ClaimsList';

let goBack: () => void;

afterEach(() => drawIn(english));

/** The browser's Back. */
const Back = () => {
  const navigate = useNavigate();
  goBack = () => act(() => void navigate(-1));
  return null;
};

interface Circumstances {
  readonly claims?: (claims: ClaimsGateway) => Partial<ClaimsGateway>;
  readonly address?: string;
}

const show = async (name: PersonaName, { claims, address = '/claim' }: Circumstances = {}) => {
  const { account, get, handled } = await testPortal(name, changing('claims', claims));
  const viewModel = get('openClaimsList')();
  startVisit(viewModel);
  const scrolled: (string | null)[] = [];
  Element.prototype.scrollIntoView = function (this: Element) {
    scrolled.push(this.textContent);
  };
  drawScreen(
    <>
      <Back />
      <ClaimsList viewModel={viewModel} />
    </>,
    { address },
  );
  await act(settle);
  return { account, scrolled, handled };
};

const choose = (reference: string): void =>
  void fireEvent.click(screen.getByRole('button', { name: `Show the details of claim ${reference}` }));

const details = () => within(region('Claim Details'));

describe('A claim that the customer chooses', () => {
  it('leads to its details at once, and once more when they have loaded @CLAIM-55', async () => {
    const answer = gate<ClaimDetails>();
    const { account, scrolled } = await show('nj-current', { claims: () => ({ details: () => answer.opened }) });

    choose('HC-204938');
    expect(details().getByRole('heading')).toHaveFocus();
    expect(scrolled).toEqual(['Claim Details']);

    const [claim] = account.claims;
    if (claim) answer.open(claim);
    await act(settle);
    expect(scrolled).toEqual(['Claim Details', 'Claim Details']);
    expect(details().getByRole('heading')).toHaveFocus();
  });

  it('leaves the focus where the customer has moved it meanwhile @CLAIM-55', async () => {
    const answer = gate<ClaimDetails>();
    const { account, scrolled } = await show('nj-current', { claims: () => ({ details: () => answer.opened }) });
    choose('HC-204938');
    screen.getByLabelText('Status to show').focus();

    const [claim] = account.claims;
    if (claim) answer.open(claim);
    await act(settle);
    expect(scrolled).toEqual(['Claim Details']);
    expect(screen.getByLabelText('Status to show')).toHaveFocus();
  });

  it('leads there again when it is chosen again @CLAIM-55', async () => {
    await show('nj-current');
    choose('HC-204938');
    await act(settle);
    screen.getByLabelText('Status to show').focus();
    choose('HC-204938');
    expect(details().getByRole('heading')).toHaveFocus();
    await act(settle);
  });

  it('leads back to its row @CLAIM-55', async () => {
    await show('nj-current');
    choose('HC-204938');
    await act(settle);
    fireEvent.click(details().getByRole('button', { name: 'Back to the list' }));
    expect(screen.getByRole('button', { name: 'Show the details of claim HC-204938' })).toHaveFocus();

    choose('HC-204938');
    await act(settle);
    fireEvent.change(screen.getByLabelText('Status to show'), { target: { value: 'closed' } });
    fireEvent.click(details().getByRole('button', { name: 'Back to the list' }));
    expect(region('Your Claims').parentElement).toHaveFocus();
  });

  it.each([
    ['HC-205501', 'Open', 'We have received your claim.'],
    ['HC-204938', 'In review', 'We are looking at your claim.'],
    ['HC-1', 'Approved', 'We have approved your claim.'],
    ['HC-204417', 'Closed', 'We have finished our work on this claim.'],
  ])('%s says in words that it is "%s", and how to add photos @CLAIM-56', async (reference, status, meaning) => {
    const approved = { ...onlyNumber, status: 'approved' };
    await show('nj-current', {
      claims: ({ list, details }) => ({
        list: async (signal) => [approved, ...(await list(signal))],
        details: async (asked, signal) => (asked === 'HC-1' ? approved : details(asked, signal)),
      }),
    });
    choose(reference);
    await act(settle);
    expect(details().getByText(status)).toBeVisible();
    expect(details().getByText(meaning, { exact: false })).toBeVisible();
    expect(screen.getByText(/^To add something to your claim, such as photos of the damage/)).toBeVisible();
    expect(screen.getByRole('link', { name: testVariant.supportEmail })).toHaveAttribute(
      'href',
      expect.stringContaining(reference),
    );
  });

  it('shows an unknown status as received, without a meaning @CLAIM-56', async () => {
    const { account } = await show('nj-current');
    account.claims = account.claims.map((claim) => ({ ...claim, status: 'on hold' }));
    choose('HC-204938');
    await act(settle);
    expect(details().getByText('on hold').parentElement).toHaveTextContent(/^on hold$/);
  });
});

describe('The address of a claim', () => {
  it('opens its details @CLAIM-63', async () => {
    await show('nj-current', { address: '/claim?reference=HC-204938' });
    expect(details().getByText('HC-204938')).toBeVisible();
    expect(details().getByRole('heading')).toHaveFocus();
  });

  it('has the claim in its title, once the customer has it, and not after Back @CLAIM-63', async () => {
    setPageTitle('Claims');
    await show('nj-current');
    choose('HC-204938');
    await act(settle);
    expect(document.title).toBe('HC-204938 – Claims');
    goBack();
    expect(document.title).toBe('Claims');
  });

  it('has no title from the address alone @CLAIM-63', async () => {
    setPageTitle('Claims');
    await show('nj-current', { address: '/claim?reference=HC-999999' });
    expect(document.title).toBe('Claims');
  });

  it('says below the list that the customer has no such claim @CLAIM-68', async () => {
    const asked: string[] = [];
    const { handled } = await show('nj-current', {
      claims: ({ details }) => ({
        details: (reference, signal) => {
          asked.push(reference);
          return details(reference, signal);
        },
      }),
      address: '/claim?reference=HC-999999',
    });
    expect(details().getByRole('alert')).toHaveTextContent('You have no claim with this reference number.');
    expect(details().getByRole('heading')).toHaveFocus();
    expect(details().getAllByRole('button')).toEqual([details().getByRole('button', { name: 'Back to the list' })]);
    expect(references()).toHaveLength(3);
    expect(screen.queryByRole('link')).toBeNull();
    expect([asked, handled]).toEqual([['HC-999999'], []]);
  });

  it.each(['hc-204938', 'HC204938', 'HC-204938.'])('opens the claim that %j means @CLAIM-68', async (written) => {
    const { handled } = await show('nj-current', { address: `/claim?reference=${written}` });
    expect(details().getByText('HC-204938')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    screen.getByLabelText('Status to show').focus();
    choose('HC-204938');
    await act(settle);
    expect(details().getByRole('heading')).toHaveFocus();
    expect(handled).toEqual([]);
  });

  it('leaves the focus where it is when it turns out that there is no such claim @CLAIM-55 @CLAIM-68', async () => {
    const answer = gate();
    const details = async () => {
      await answer.opened;
      throw failure('notFound');
    };
    await show('nj-current', { claims: () => ({ details }), address: '/claim?reference=HC-999999' });
    screen.getByLabelText('Status to show').focus();
    answer.open();
    await act(settle);
    expect(screen.getByRole('alert')).toBeVisible();
    expect(screen.getByLabelText('Status to show')).toHaveFocus();
  });

  it('without a claim is left for a claim of the list, and comes again with Back @CLAIM-68', async () => {
    await show('nj-current', { address: '/claim?reference=HC-999999' });
    choose('HC-204938');
    await act(settle);
    expect(details().getByText('HC-204938')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    goBack();
    await act(settle);
    expect(screen.getByRole('alert')).toBeVisible();
  });

  it('is left by Back for the list alone, on the page and at the row where the customer was @CLAIM-63', async () => {
    await show('nj-manyclaims');
    fireEvent.click(screen.getByText('Next'));
    const [first, , reference = ''] = references();
    choose(reference);
    await act(settle);
    expect(details().getByText(reference)).toBeVisible();

    goBack();
    expect(screen.queryByRole('region', { name: 'Claim Details' })).toBeNull();
    expect(references()[0]).toBe(first);
    expect(screen.getByRole('button', { name: `Show the details of claim ${reference}` })).toHaveFocus();
  });

  it('changes with the claim, once for each, so that Back leads to the one before @CLAIM-63', async () => {
    await show('nj-current');
    for (const reference of ['HC-204938', 'HC-204938', 'HC-205501']) {
      choose(reference);
      await act(settle);
    }
    goBack();
    await act(settle);
    expect(details().getByText('HC-204938')).toBeVisible();
    goBack();
    expect(screen.queryByRole('region', { name: 'Claim Details' })).toBeNull();
  });
});

const references = () =>
  screen.getAllByRole('button', { name: /^Show the details/ }).map(({ textContent }) => textContent);

describe('The claims list', () => {
  it.each([
    ['Reference Number', ['HC-1', 'HC-2', 'HC-3']],
    ['Claim Submitted', ['HC-3', 'HC-1', 'HC-2']],
    ['Status', ['HC-2', 'HC-3', 'HC-1']],
  ])(
    'sorts by %s where its heading is pressed, and turns round when it is pressed again @CLAIM-12',
    async (name, ascending) => {
      const claim = (reference: string, month: number, status: string) => {
        const createdAt = Instant.ofDate(new Date(2026, month));
        return { reference, policyNumber: '', createdAt, status };
      };
      const list = [claim('HC-1', 2, 'open'), claim('HC-2', 3, 'closed'), claim('HC-3', 1, 'in review')];
      await show('nj-current', { claims: () => ({ list: async () => list }) });
      const press = () => fireEvent.click(screen.getByRole('button', { name }));
      press();
      expect(references()).toEqual(ascending);
      press();
      expect(references()).toEqual(ascending.toReversed());
    },
  );

  it('sorts by status, and lists the statuses to show, as the customer reads them @CLAIM-12', async () => {
    const statuses = ['closed', 'in review', 'open', 'approved', 'Bajo control'];
    const list = statuses.map((status, index) => ({ reference: `HC-${String(index)}`, policyNumber: '', status }));
    drawIn(spanish);
    await show('nj-current', { claims: () => ({ list: async () => list }) });
    fireEvent.click(screen.getByRole('button', { name: 'Estado' }));
    const shown = ['Abierta', 'Aprobada', 'Bajo control', 'Cerrada', 'En revisión'];
    expect(
      screen
        .getAllByRole('row')
        .slice(1)
        .map((row) => row.lastElementChild?.textContent),
    ).toEqual(shown);
    const options = within(screen.getByRole('combobox', { name: 'Estado que desea ver' })).getAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual(['Todos', ...shown]);
  });

  it('opens the details of the claim whose row is pressed, below the list @CLAIM-7', async () => {
    await show('nj-current');
    fireEvent.click(screen.getByRole('cell', { name: 'In review' }));
    await act(settle);
    expect(details().getByText('HC-204938')).toBeVisible();
    const position = region('Your Claims').compareDocumentPosition(region('Claim Details'));
    expect(position).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('says that no claim has the status, if the claim that was searched for has another one @CLAIM-12', async () => {
    await show('nj-manyclaims');
    fireEvent.change(screen.getByLabelText('Status to show'), { target: { value: 'closed' } });
    fireEvent.change(screen.getByLabelText('Find by reference or month'), { target: { value: 'HC-504321' } });
    expect(screen.getByText('No claim with this status was found.')).toBeVisible();
    expect(screen.queryByText(/^No claim with this reference number/)).toBeNull();
  });

  it('shows the claims whose reference contains what was typed, and all of them again @CLAIM-53 @CLAIM-64', async () => {
    await show('nj-manyclaims');
    const find = screen.getByLabelText('Find by reference or month');

    fireEvent.change(find, { target: { value: 'hc 504321' } });
    expect(references()).toEqual(['HC-504321']);

    fireEvent.change(find, { target: { value: 'nothing' } });
    expect(
      screen
        .getByText(
          /^No claim with this reference number or month was found\. Type part of a reference number, or a month/,
        )
        .closest('[role="status"]'),
    ).not.toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Show all claims' }));
    expect(references()).toHaveLength(10);
    expect(find).toHaveValue('');
    // The button is gone.
    expect(region('Your Claims').parentElement).toHaveFocus();
  });
});
