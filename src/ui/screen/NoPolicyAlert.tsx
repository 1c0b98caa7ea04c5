import { Alert } from '../kit/Alert';
import { useText } from '../text/useText';
import { SupportEmail } from './SupportEmail';

/** Says that the customer has no policy, names the consequence for this screen, and gives the support address. */
export const NoPolicyAlert = ({ meaning }: { readonly meaning: 'home.none.meaning' | 'claim.intro.noPolicy' }) => {
  const t = useText();
  return (
    <Alert level="warning">
      <p>
        <strong>{t('policy.none')}</strong>
      </p>
      <p>{t(meaning)}</p>
      <p>
        <SupportEmail sentence={(email) => t('home.none.help', { email })} />
      </p>
    </Alert>
  );
};
