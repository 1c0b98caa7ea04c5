import { observer } from 'mobx-react-lite';
import { Loading } from '../kit/Loading';
import { BackRow } from '../screen/BackLink';
import { Redirect } from '../screen/Redirect';
import { routes } from '../screen/routes';
import { Screen } from '../screen/Screen';
import { useVisit } from '../screen/useVisit';
import { useText } from '../text/useText';
import { AddressLines } from './AddressLines';
import { EmailSection } from './EmailSection';
import { MailingAddressSection } from './MailingAddressSection';
import { NameSection } from './NameSection';
import { PhoneSection } from './PhoneSection';
import type { ProfileViewModel } from './ProfileViewModel';
import { SectionPanel } from './SectionPanel';
import styles from './Profile.module.css';

export const ProfileScreen = observer(({ open }: { readonly open: () => ProfileViewModel }) => {
  const viewModel = useVisit(open);
  const t = useText();
  const { content } = viewModel;

  if (content.kind === 'refused') return <Redirect to="home" />;
  if (content.kind === 'loading') {
    return (
      <Screen title={t('profile.title')}>
        <Loading text={t('profile.loading')} page />
      </Screen>
    );
  }

  const { profile } = content;
  const { thirdPartyDesignee } = profile;
  return (
    <Screen title={t('profile.title')}>
      <div className={styles['sections']}>
        <NameSection viewModel={viewModel} profile={profile} />
        <SectionPanel title={t('profile.premises')}>
          <AddressLines address={profile.address} />
        </SectionPanel>
        <MailingAddressSection viewModel={viewModel} profile={profile} />
        <EmailSection viewModel={viewModel} profile={profile} />
        <PhoneSection viewModel={viewModel} profile={profile} />
        {thirdPartyDesignee?.fullName && (
          <SectionPanel title={t('profile.designee')}>
            <p>{thirdPartyDesignee.fullName}</p>
            {thirdPartyDesignee.address && <AddressLines address={thirdPartyDesignee.address} />}
          </SectionPanel>
        )}
      </div>
      {!viewModel.isEditing && <BackRow to={routes.home} />}
    </Screen>
  );
});
