import type { ReactNode } from 'react';
import type { PortalConfiguration } from '../adapters/configuration/portalConfiguration';
import type { openInsurer } from '../adapters/memory/openInsurer';
import type { SessionState } from '../adapters/state/observableCustomerRecord';
import type { AddressLookup } from '../application/ports/AddressLookup';
import type { CardService, CardSlot } from '../application/ports/CardService';
import type { Clock } from '../application/ports/Clock';
import type { CustomerActivity } from '../application/ports/CustomerActivity';
import type { Delay } from '../application/ports/Delay';
import type { AnswerDocument, DocumentDesk, ReadDocument } from '../application/ports/DocumentDesk';
import type { Draft } from '../application/ports/Drafts';
import type { ErrorHandler } from '../application/ports/ErrorHandler';
import type { Gateways } from '../application/ports/Gateways';
import type { OtherTabs } from '../application/ports/OtherTabs';
import type { SessionVault } from '../application/ports/SessionVault';
import type { Telemetry } from '../application/ports/Telemetry';
import type { TimeTravel } from '../application/ports/TimeTravel';
import type { UniqueIds } from '../application/ports/UniqueIds';
import type { SessionIdentity } from '../application/session/sessionIdentity';
import type { WatchIdleness } from '../application/session/watchIdleness';
import type { PaymentDraft } from '../domain/billing/PaymentDraft';
import type { Variant } from '../domain/Variant';
import type { AgreementDependencies } from '../ui/billing/AgreementTexts';
import type { BillingViewModel } from '../ui/billing/BillingViewModel';
import type { FrequencyViewModel } from '../ui/billing/FrequencyViewModel';
import type { PaymentViewModel } from '../ui/billing/PaymentViewModel';
import type { ClaimFlowViewModel } from '../ui/claims/ClaimFlowViewModel';
import type { ClaimsGateViewModel } from '../ui/claims/ClaimsGateViewModel';
import type { ClaimsListViewModel } from '../ui/claims/ClaimsListViewModel';
import type { FiledClaimViewModel } from '../ui/claims/FiledClaimViewModel';
import type { DocumentViewModel } from '../ui/documents/DocumentViewModel';
import type { ReferenceOf } from '../ui/errors/errorReferences';
import type { DashboardViewModel } from '../ui/home/DashboardViewModel';
import type { Elements } from '../ui/kit/Elements';
import type { CancelPolicyViewModel } from '../ui/policy/CancelPolicyViewModel';
import type { EditPolicyViewModel } from '../ui/policy/EditPolicyViewModel';
import type { PolicyActionGateViewModel } from '../ui/policy/PolicyActionGateViewModel';
import type { PolicyViewModel } from '../ui/policy/PolicyViewModel';
import type { ProfileViewModel } from '../ui/profile/ProfileViewModel';
import type { OpeningOf } from '../ui/screen/documentOpening';
import type { DocumentProblems } from '../ui/screen/DocumentProblems';
import type { Navigation, RouterNavigation } from '../ui/screen/Navigation';
import type { EarlyLogin } from '../ui/session/EarlyLogin';
import type { CodeRecovery, ForgotViewModel } from '../ui/session/ForgotViewModel';
import type { IdleViewModel } from '../ui/session/IdleViewModel';
import type { LoginViewModel } from '../ui/session/LoginViewModel';
import type { PasswordChallenge } from '../ui/session/PasswordChallenge';
import type { ResetArrival, ResetViewModel } from '../ui/session/ResetViewModel';
import type { Preload } from '../ui/shell/areas';
import type { accountUseCases } from './useCases/account';
import type { billingUseCases } from './useCases/billing';
import type { claimsUseCases } from './useCases/claims';
import type { coreUseCases } from './useCases/core';
import type { coveragesUseCases } from './useCases/coverages';
import type { frequencyUseCases } from './useCases/frequency';
import type { homeUseCases } from './useCases/home';
import type { paymentUseCases } from './useCases/payment';
import type { policyUseCases } from './useCases/policy';
import type { pollingUseCases } from './useCases/polling';
import type { profileUseCases } from './useCases/profile';
import type { profileChangeUseCases } from './useCases/profileChange';
import type { recoveryUseCases } from './useCases/recovery';
import type { sessionUseCases } from './useCases/session';

/** The development panel of the portal in memory. */
interface DevelopmentTools {
  /** The portal shows once this has resolved. */
  readonly prepared: Promise<void>;
  readonly panel: ReactNode;
  readonly belowLogin: Elements;
}

/** The use cases, made. */
type Made<UseCases extends { readonly [name: string]: (needs: never) => unknown }> = {
  readonly [Name in keyof UseCases]: ReturnType<UseCases[Name]>;
};

/** Every part of the portal by its name. Modules provide most of them; `readPage` and the areas give the rest. */
export interface Parts
  extends
    Gateways,
    Made<typeof accountUseCases>,
    Made<typeof billingUseCases>,
    Made<typeof claimsUseCases>,
    Made<typeof coreUseCases>,
    Made<typeof coveragesUseCases>,
    Made<typeof frequencyUseCases>,
    Made<typeof homeUseCases>,
    Made<typeof paymentUseCases>,
    Made<typeof policyUseCases>,
    Made<typeof pollingUseCases>,
    Made<typeof profileUseCases>,
    Made<typeof profileChangeUseCases>,
    Made<typeof recoveryUseCases>,
    Made<typeof sessionUseCases> {
  // The page
  readonly configuration: PortalConfiguration;
  readonly variant: Variant;
  readonly early: EarlyLogin | undefined;

  // The browser
  readonly activity: CustomerActivity;
  /** Resolves when the screen is painted, or the customer leaves. */
  readonly afterPaint: () => Promise<void>;
  readonly challenge: PasswordChallenge;
  /** Its day is the insurer's. */
  readonly clock: Clock;
  /** Its day is the customer's own. */
  readonly customerClock: Clock;
  /** Identifies the session to other tabs. */
  readonly identity: SessionIdentity;
  readonly ids: UniqueIds;
  readonly navigation: Navigation;
  readonly otherTabs: OtherTabs;
  readonly record: SessionState;
  readonly referenceOf: ReferenceOf;
  readonly router: RouterNavigation;
  readonly telemetry: Telemetry;
  /** Only in builds with time travel. */
  readonly timeTravel: (Clock & TimeTravel) | undefined;
  readonly vault: SessionVault;
  readonly wait: Delay;
  /** Resolves when the screen is painted and nothing else waits. */
  readonly whenIdle: () => Promise<void>;

  // The insurer and the vendors, besides the gateways
  readonly insurer: Gateways & { readonly readDocument?: ReadDocument };
  readonly memoryInsurer: ReturnType<typeof openInsurer>;
  readonly development: DevelopmentTools | undefined;
  /** The code of a vendor loads with the area that uses it. */
  readonly loadAddressLookup: () => Promise<AddressLookup>;
  readonly loadCardService: () => Promise<CardService>;
  readonly lookup: AddressLookup;
  readonly cards: CardService;
  /** Only where the customers' documents need the customer's tokens; elsewhere a link opens them. */
  readonly readDocument: ReadDocument | undefined;

  // The session
  readonly errors: ErrorHandler;
  readonly idle: IdleViewModel;
  readonly preload: Preload;
  readonly watchIdleness: WatchIdleness;
  readonly openLogin: () => LoginViewModel;
  readonly openForgot: (recovery: CodeRecovery) => ForgotViewModel;
  readonly openReset: (arrival: ResetArrival) => ResetViewModel;

  // The account, which several areas show
  readonly openDashboard: () => DashboardViewModel;

  // Documents
  readonly answerDocument: AnswerDocument;
  readonly desk: Pick<DocumentDesk, 'ask' | 'canAsk'>;
  readonly documentProblems: DocumentProblems;
  readonly openingOf: OpeningOf;
  readonly openDocument: () => DocumentViewModel;

  // Claims
  readonly openClaimFlow: () => ClaimFlowViewModel;
  readonly openClaimsGate: () => ClaimsGateViewModel;
  readonly openClaimsList: (isReturn?: boolean) => ClaimsListViewModel;
  readonly openFiledClaim: () => FiledClaimViewModel;

  // Policy
  readonly openCancelPolicy: () => CancelPolicyViewModel;
  readonly openEditPolicy: () => EditPolicyViewModel;
  readonly openPolicy: () => PolicyViewModel;
  readonly openPolicyActionGate: (route: string) => PolicyActionGateViewModel;

  // Billing
  readonly paymentDraft: Draft<PaymentDraft>;
  readonly sanitise: AgreementDependencies['sanitise'];
  readonly openBilling: (isReturn?: boolean) => BillingViewModel;
  readonly openFrequency: () => FrequencyViewModel;
  readonly openPayment: (slot: CardSlot) => PaymentViewModel;

  // Profile
  readonly openProfile: () => ProfileViewModel;
}
