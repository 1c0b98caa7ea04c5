import { observer } from 'mobx-react-lite';
import { classNames } from '../kit/classNames';
import { fieldId } from '../kit/Form';
import { Loading } from '../kit/Loading';
import { Panel } from '../kit/Panel';
import { Stack } from '../kit/Stack';
import { useVisit } from '../screen/useVisit';
import { useText } from '../text/useText';
import type { CardForm } from './CardForm';
import { PartFailure } from './PartFailure';
import styles from './Billing.module.css';

/** Names the section in the form's alert, which leads to a field of the card service. */
export const CARD_SECTION_NAME = 'card';

/** The slot stays on the page in every state, because fields that leave the page lose what is typed in them. */
export const CardSection = observer(({ cardForm }: { readonly cardForm: CardForm }) => {
  const form = useVisit(() => cardForm);
  const t = useText();
  const { kind } = form.state;
  return (
    <Panel>
      <Stack>
        <div>
          <h2 id={fieldId(CARD_SECTION_NAME)} tabIndex={-1}>
            {t('payment.card')}
          </h2>
          <p className={styles['soft']}>{t('payment.card.hint')}</p>
        </div>
        {kind === 'error' && <PartFailure text={t('payment.card.failed')} load={form.load} />}
        <div className={classNames(styles['card'], styles[kind])}>
          {kind === 'loading' && <Loading text={t('payment.card.loading')} />}
          <div id={form.slotId} className={styles['cardSlot']} />
        </div>
      </Stack>
    </Panel>
  );
});
