import { useText } from '../text/useText';
import { SupportEmail } from './SupportEmail';

/** The way back for a customer who regrets a cancellation. Rule POLICY-98. */
export const ChangedYourMind = ({ policyNumber }: { readonly policyNumber: string }) => {
  const t = useText();
  return (
    <p>
      <strong>{t('policy.regret')}</strong>{' '}
      <SupportEmail
        subject={t('policy.regret.subject', { number: policyNumber })}
        sentence={(email) => t('policy.regret.text', { email })}
      />
    </p>
  );
};
