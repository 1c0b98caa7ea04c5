import type { ReactElement } from 'react';
import { Gate } from '../screen/Gate';
import type { ClaimsGateViewModel } from './ClaimsGateViewModel';

interface ClaimsGateProps {
  readonly open: () => ClaimsGateViewModel;
  readonly children?: ReactElement;
}

/** A customer in New York lands on the dashboard (rule CLAIM-2). */
export const ClaimsGate = (props: ClaimsGateProps) => <Gate {...props} loading="shell.loading" otherwise="home" />;
