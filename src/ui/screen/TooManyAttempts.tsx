import { usePlural, useText } from '../text/useText';

/**
 * Says that there were too many attempts, and when the customer may try again. Rule FAULT-53.
 * @param seconds absent if the insurer does not say it
 */
export const TooManyAttempts = ({ seconds }: { readonly seconds?: number | undefined }) => {
  const t = useText();
  const plural = usePlural();
  return (
    <p>{seconds === undefined ? t('tooManyAttempts') : plural('tooManyAttempts.minutes', Math.ceil(seconds / 60))}</p>
  );
};
