import type { ServiceIdentifier } from 'inversify';
import type { ReactNode } from 'react';
import type { AddressLookup } from '../application/ports/AddressLookup';
import type { AuthGateway } from '../application/ports/AuthGateway';
import type { BillingGateway } from '../application/ports/BillingGateway';
import type { CardService } from '../application/ports/CardElement';
import type { ClaimsGateway } from '../application/ports/ClaimsGateway';
import type { Clock } from '../application/ports/Clock';
import type { CustomerGateway } from '../application/ports/CustomerGateway';
import type { CustomerRecord } from '../application/ports/CustomerRecord';
import type { DocumentsGateway } from '../application/ports/DocumentsGateway';
import type { FailureHandler } from '../application/ports/FailureHandler';
import type { PolicyGateway } from '../application/ports/PolicyGateway';
import type { OtherTabs } from '../application/ports/OtherTabs';
import type { RatingGateway } from '../application/ports/RatingGateway';
import type { TimeTravel } from '../application/ports/TimeTravel';
import type { UniqueIds } from '../application/ports/UniqueIds';
import type { Wait } from '../application/ports/Wait';
import type { PortalConfiguration, Variant } from '../domain/Variant';
import type { PollChange } from '../application/pollChange';
import type { ClearSession } from '../application/session/clearSession';
import type { LogOut } from '../application/session/logOut';
import type { LoadPolicy } from '../application/policy/loadPolicy';
import type { LoadProfile } from '../application/customer/loadProfile';
import type { LoadAhead } from '../ui/app/areas';
import type { Navigation } from '../ui/app/Navigation';
import type { ShellViewModel } from '../ui/app/ShellViewModel';
import type { EarlyLogin } from '../ui/session/early/EarlyLogin';

/** Names a thing that the container makes; its type makes a wrong or swapped dependency a compile error. */
export const token = <T>(name: string) => Symbol(name) as ServiceIdentifier<T>;

/** What every area may ask for. An area's own use cases and view-models have their tokens beside their bindings. */
export const t = {
  configuration: token<PortalConfiguration>('configuration'),
  variant: token<Variant>('variant'),

  auth: token<AuthGateway>('auth'),
  claims: token<ClaimsGateway>('claims'),
  customer: token<CustomerGateway>('customer'),
  policy: token<PolicyGateway>('policy'),
  rating: token<RatingGateway>('rating'),
  billing: token<BillingGateway>('billing'),
  documents: token<DocumentsGateway>('documents'),
  addressLookup: token<AddressLookup>('addressLookup'),
  cardService: token<CardService>('cardService'),
  belowLogin: token<ReactNode>('belowLogin'),
  loadAhead: token<LoadAhead>('loadAhead'),
  early: token<EarlyLogin | undefined>('early'),

  record: token<CustomerRecord>('record'),
  session: token<CustomerRecord['session']>('session'),
  claimDraft: token<CustomerRecord['claim']>('claimDraft'),
  clock: token<Clock>('clock'),
  timeTravel: token<TimeTravel>('timeTravel'),
  uniqueIds: token<UniqueIds>('uniqueIds'),
  wait: token<Wait>('wait'),
  otherTabs: token<OtherTabs>('otherTabs'),
  navigation: token<Navigation>('navigation'),
  failures: token<FailureHandler>('failures'),

  clearSession: token<ClearSession>('clearSession'),
  logOut: token<LogOut>('logOut'),
  loadProfile: token<LoadProfile>('loadProfile'),
  loadPolicy: token<LoadPolicy>('loadPolicy'),
  pollChange: token<PollChange>('pollChange'),
  shell: token<ShellViewModel>('shell'),
};
