import { MatchersV3 } from '@pact-foundation/pact';
import type { Interaction } from '../Interaction';

/** What a customer who polls a change is told. The provider's states are "policy-change-pending" and so on. */
export const changeStatusInteractions = (
  what: string,
  persona: string,
  state: string,
  poll: Pick<Interaction, 'method' | 'path' | 'headers' | 'act'>,
): readonly Interaction[] => [
  {
    ...poll,
    description: `a change of the ${what} is pending`,
    given: [persona, `${state}-pending`],
    reply: { data: { status: MatchersV3.like('pending') } },
    outcome: { value: { kind: 'pending' } },
  },
  {
    ...poll,
    description: `a change of the ${what} is complete`,
    given: [persona, `${state}-complete`],
    reply: { data: { status: 'complete' } },
    outcome: { value: { kind: 'complete' } },
  },
  {
    ...poll,
    description: `a change of the ${what} has failed`,
    given: [persona, `${state}-failed`],
    reply: { data: { status: 'failed' } },
    outcome: { value: { kind: 'failed', message: '' } },
  },
];
