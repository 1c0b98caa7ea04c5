import { CreditCard, FileText, House, UserRound } from 'lucide';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Icon } from '../kit/Icon';
import { Link } from '../kit/Link';
import { CardGrid, LinkCard } from '../kit/LinkCard';
import { Loading } from '../kit/Loading';
import { ArrivalAlert } from '../screen/ArrivalAlert';
import { ChangedYourMind } from '../screen/ChangedYourMind';
import { HelpBlock } from '../screen/HelpBlock';
import { routes } from '../screen/routes';
import { Screen } from '../screen/Screen';
import { useVisit } from '../screen/useVisit';
import { useText } from '../text/useText';
import { AtAGlance } from './AtAGlance';
import { dashboardFacts } from './dashboardFacts';
import type { DashboardCard, DashboardViewModel } from './DashboardViewModel';
import { PolicySituation } from './PolicySituation';

const icons: Readonly<Record<DashboardCard, ReactNode>> = {
  policy: <Icon of={House} size="1.53em" />,
  profile: <Icon of={UserRound} size="1.53em" />,
  claim: <Icon of={FileText} size="1.53em" />,
  billing: <Icon of={CreditCard} size="1.53em" />,
};

/** Says that the policy was cancelled in this session. */
const Cancelled = observer(({ viewModel }: { readonly viewModel: DashboardViewModel }) => {
  const t = useText();
  return (
    <ArrivalAlert level="success">
      <p>{t('home.cancelled')}</p>
      <p>{t('shell.policyInactive')}</p>
      <p>{t('home.cancelled.next')}</p>
      {viewModel.hasReceipt && (
        <p>
          <Link to={routes.policy}>{t('home.receipt')}</Link>
        </p>
      )}
      <ChangedYourMind policyNumber={viewModel.policy?.policyNumber ?? ''} />
    </ArrivalAlert>
  );
});

export const DashboardScreen = observer(({ open }: { readonly open: () => DashboardViewModel }) => {
  const viewModel = useVisit(open);
  const t = useText();
  const { cards } = viewModel;
  const situation = cards && viewModel.situation;
  // Not before there are cards: what arrives earlier would render the spinner again.
  const facts = cards && dashboardFacts(viewModel);

  return (
    <Screen title={t('home.title')}>
      {cards && viewModel.hasCancelled && <Cancelled viewModel={viewModel} />}
      {situation && <PolicySituation situation={situation} />}
      {cards && <AtAGlance viewModel={viewModel} />}
      {cards === undefined ? (
        <Loading text={t('home.loading')} page />
      ) : (
        <CardGrid>
          {cards.map((card) => (
            <LinkCard
              key={card}
              to={routes[card]}
              title={t(`shell.menu.${card}`)}
              text={t(`home.${card}.text`)}
              icon={icons[card]}
              fact={facts?.[card]}
            />
          ))}
        </CardGrid>
      )}
      <HelpBlock />
    </Screen>
  );
});
