import { observer } from 'mobx-react-lite';
import { SupportEmail } from '../screen/SupportEmail';
import { useVisit } from '../screen/useVisit';
import { Alert } from '../kit/Alert';
import { Button } from '../kit/Button';
import { ButtonRow } from '../kit/ButtonRow';
import { classNames } from '../kit/classNames';
import { fieldId } from '../kit/Form';
import { Loading } from '../kit/Loading';
import { Panel } from '../kit/Panel';
import { Stack } from '../kit/Stack';
import { useText } from '../text/useText';
import styles from './Billing.module.css';
import type { CardForm } from './CardForm';

/** The form's alert leads to the section: the portal cannot give the focus to a field of the card service. */
export const cardSectionName = 'card';

interface CardSectionProps {
  readonly cardForm: CardForm;
  /** The id of the element that the card service draws its fields into. */
  readonly slotId: string;
}

/** The slot stays on the page in every state, because fields that leave the page lose what is typed in them. */
export const CardSection = observer(({ cardForm, slotId }: CardSectionProps) => {
  const form = useVisit(() => cardForm);
  const t = useText();
  const { kind } = form.state;
  return (
    <Panel>
      <Stack>
        <div>
          <h2 id={fieldId(cardSectionName)} tabIndex={-1}>
            {t('payment.card')}
          </h2>
          <p className={styles['soft']}>{t('payment.card.hint')}</p>
        </div>
        {kind === 'error' && (
          <>
            <Alert level="error">
              <p>{t('payment.card.failed')}</p>
              <p>
                <SupportEmail />
              </p>
            </Alert>
            <ButtonRow>
              <Button onClick={() => void form.load()}>{t('shell.retry')}</Button>
            </ButtonRow>
          </>
        )}
        <div className={classNames(styles['card'], styles[kind])}>
          {kind === 'loading' && <Loading text={t('payment.card.loading')} />}
          <div id={slotId} className={styles['cardSlot']} />
        </div>
      </Stack>
    </Panel>
  );
});
