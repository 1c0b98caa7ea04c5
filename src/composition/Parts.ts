import type { ReactNode } from 'react';
import type { PortalConfiguration } from '../adapters/configuration/portalConfiguration';
import type { ChangeBillingTerm } from '../application/billing/changeBillingTerm';
import type { openInsurer } from '../adapters/memory/openInsurer';
import type { ChangeFrequency } from '../application/billing/changeFrequency';
import type { ChangePayment } from '../application/billing/changePayment';
import type { CompleteStanding } from '../application/billing/completeStanding';
import type { ChargedTermEndAfter } from '../application/billing/chargedTermEndAfter';
import type { FrequencyEffect } from '../application/billing/frequencyEffect';
import type { MethodWrite } from '../application/billing/methodWrite';
import type { PaymentEffect } from '../application/billing/paymentEffect';
import type { PrepareFrequency } from '../application/billing/prepareFrequency';
import type { PreparePayment } from '../application/billing/preparePayment';
import type { ResolvePayment } from '../application/billing/resolvePayment';
import type { TermWrite } from '../application/billing/termWrite';
import type { ClaimWrite } from '../application/claims/claimWrite';
import type { FileClaim } from '../application/claims/fileClaim';
import type { ResolveClaim } from '../application/claims/resolveClaim';
import type { ResolveContact } from '../application/claims/resolveContact';
import type { SaveContact } from '../application/claims/saveContact';
import type { CompleteEmailChange } from '../application/profile/completeEmailChange';
import type { ConfirmEmailChange } from '../application/profile/confirmEmailChange';
import type { ProfileWrite } from '../application/profile/profileWrite';
import type { RequestEmailCode } from '../application/profile/requestEmailCode';
import type { ResolveProfile } from '../application/profile/resolveProfile';
import type { SaveProfile } from '../application/profile/saveProfile';
import type { SaveSection } from '../application/profile/saveSection';
import type { CancellationWrite } from '../application/policy/cancellationWrite';
import type { CancelPolicy } from '../application/policy/cancelPolicy';
import type { ChangeCoverages } from '../application/policy/changeCoverages';
import type { CoverageChangeWrite } from '../application/policy/coverageChangeWrite';
import type { FollowCoverageChange } from '../application/policy/followCoverageChange';
import type { ResolveCancellation } from '../application/policy/resolveCancellation';
import type { LoadBilling } from '../application/billing/loadBilling';
import type { LoadBillingWithDocuments } from '../application/billing/loadBillingWithDocuments';
import type { LoadHistory } from '../application/account/loadHistory';
import type { OpenCardForm } from '../application/billing/openCardForm';
import type { PriceFrequencies } from '../application/billing/priceFrequencies';
import type { UpdatePaymentMethod } from '../application/billing/updatePaymentMethod';
import type { ListClaims } from '../application/claims/listClaims';
import type { CompleteRecord } from '../application/account/completeRecord';
import type { LoadProfile } from '../application/account/loadProfile';
import type { ReadFacts } from '../application/home/readFacts';
import type { Draft } from '../application/ports/Drafts';
import type { FindPolicy } from '../application/account/findPolicy';
import type { LoadPolicy } from '../application/account/loadPolicy';
import type { LoadPolicyWithDocuments } from '../application/policy/loadPolicyWithDocuments';
import type { PreviewCoverageChange } from '../application/policy/previewCoverageChange';
import type { PriceCoverages } from '../application/policy/priceCoverages';
import type { PollChange } from '../application/changes/pollChange';
import type { AddressLookup } from '../application/ports/AddressLookup';
import type { CardService, CardSlot } from '../application/ports/CardService';
import type { Clock } from '../application/ports/Clock';
import type { CustomerActivity } from '../application/ports/CustomerActivity';
import type { SessionState } from '../adapters/state/observableCustomerRecord';
import type { Delay } from '../application/ports/Delay';
import type { AnswerDocument, DocumentDesk, ReadDocument } from '../application/ports/DocumentDesk';
import type { ErrorHandler } from '../application/ports/ErrorHandler';
import type { Gateways } from '../application/ports/Gateways';
import type { OtherTabs } from '../application/ports/OtherTabs';
import type { SessionVault } from '../application/ports/SessionVault';
import type { Telemetry } from '../application/ports/Telemetry';
import type { TimeTravel } from '../application/ports/TimeTravel';
import type { UniqueIds } from '../application/ports/UniqueIds';
import type { LogOut } from '../application/session/logOut';
import type { RequestCode } from '../application/session/requestCode';
import type { SessionIdentity } from '../application/session/sessionIdentity';
import type { SetPassword } from '../application/session/setPassword';
import type { SignIn } from '../application/session/signIn';
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
import type { DocumentProblems } from '../ui/screen/DocumentProblems';
import type { OpeningOf } from '../ui/screen/documentOpening';
import type { Navigation, RouterNavigation } from '../ui/screen/Navigation';
import type { EarlyLogin } from '../ui/session/EarlyLogin';
import type { CodeRecovery, ForgotViewModel } from '../ui/session/ForgotViewModel';
import type { IdleViewModel } from '../ui/session/IdleViewModel';
import type { LoginViewModel } from '../ui/session/LoginViewModel';
import type { PasswordChallenge } from '../ui/session/PasswordChallenge';
import type { ResetArrival, ResetViewModel } from '../ui/session/ResetViewModel';
import type { Preload } from '../ui/shell/areas';

/** The development panel of the portal in memory. */
interface DevelopmentTools {
  /** The portal shows once this has resolved. */
  readonly prepared: Promise<void>;
  readonly panel: ReactNode;
  readonly belowLogin: Elements;
}

/** Every part of the portal by its name. Modules provide most of them; `readPage` and the areas give the rest. */
export interface Parts extends Gateways {
  // The page
  readonly configuration: PortalConfiguration;
  readonly variant: Variant;
  readonly early: EarlyLogin | undefined;

  // The browser
  readonly activity: CustomerActivity;
  /** Resolves when the screen is painted, or the customer leaves. */
  readonly afterPaint: () => Promise<void>;
  readonly challenge: PasswordChallenge;
  /** Its day is that of the insurer. */
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
  readonly logOut: LogOut;
  readonly preload: Preload;
  readonly requestCode: RequestCode;
  readonly setPassword: SetPassword;
  readonly signIn: SignIn;
  readonly watchIdleness: WatchIdleness;
  readonly openLogin: () => LoginViewModel;
  readonly openForgot: (recovery: CodeRecovery) => ForgotViewModel;
  readonly openReset: (arrival: ResetArrival) => ResetViewModel;

  // The account, which several areas show
  readonly completeRecord: CompleteRecord;
  readonly listClaims: ListClaims;
  readonly loadHistory: LoadHistory;
  readonly findPolicy: FindPolicy;
  readonly loadPolicy: LoadPolicy;
  readonly loadProfile: LoadProfile;
  readonly pollChange: PollChange;
  readonly readFacts: ReadFacts;
  readonly openDashboard: () => DashboardViewModel;

  // Documents
  readonly answerDocument: AnswerDocument;
  readonly desk: Pick<DocumentDesk, 'ask' | 'canAsk'>;
  readonly documentProblems: DocumentProblems;
  readonly openingOf: OpeningOf;
  readonly openDocument: () => DocumentViewModel;

  // Claims
  readonly claimWrite: ClaimWrite;
  readonly fileClaim: FileClaim;
  readonly resolveClaim: ResolveClaim;
  readonly resolveContact: ResolveContact;
  readonly saveContact: SaveContact;
  readonly openClaimFlow: () => ClaimFlowViewModel;
  readonly openClaimsGate: () => ClaimsGateViewModel;
  readonly openClaimsList: (isReturn?: boolean) => ClaimsListViewModel;
  readonly openFiledClaim: () => FiledClaimViewModel;

  // Policy
  readonly cancellationWrite: CancellationWrite;
  readonly cancelPolicy: CancelPolicy;
  readonly changeCoverages: ChangeCoverages;
  readonly coverageChangeWrite: CoverageChangeWrite;
  readonly followCoverageChange: FollowCoverageChange;
  readonly loadPolicyWithDocuments: LoadPolicyWithDocuments;
  readonly previewCoverageChange: PreviewCoverageChange;
  readonly priceCoverages: PriceCoverages;
  readonly resolveCancellation: ResolveCancellation;
  readonly openCancelPolicy: () => CancelPolicyViewModel;
  readonly openEditPolicy: () => EditPolicyViewModel;
  readonly openPolicy: () => PolicyViewModel;
  readonly openPolicyActionGate: (route: string) => PolicyActionGateViewModel;

  // Billing
  readonly changeBillingTerm: ChangeBillingTerm;
  readonly changeFrequency: ChangeFrequency;
  readonly changePayment: ChangePayment;
  readonly chargedTermEndAfter: ChargedTermEndAfter;
  readonly completeStanding: CompleteStanding;
  readonly frequencyEffect: FrequencyEffect;
  readonly loadBilling: LoadBilling;
  readonly loadBillingWithDocuments: LoadBillingWithDocuments;
  readonly methodWrite: MethodWrite;
  readonly openCardForm: OpenCardForm;
  readonly paymentDraft: Draft<PaymentDraft>;
  readonly paymentEffect: PaymentEffect;
  readonly prepareFrequency: PrepareFrequency;
  readonly preparePayment: PreparePayment;
  readonly priceFrequencies: PriceFrequencies;
  readonly resolvePayment: ResolvePayment;
  readonly sanitise: AgreementDependencies['sanitise'];
  readonly termWrite: TermWrite;
  readonly updatePaymentMethod: UpdatePaymentMethod;
  readonly openBilling: (isReturn?: boolean) => BillingViewModel;
  readonly openFrequency: () => FrequencyViewModel;
  readonly openPayment: (slot: CardSlot) => PaymentViewModel;

  // Profile
  readonly completeEmailChange: CompleteEmailChange;
  readonly confirmEmailChange: ConfirmEmailChange;
  readonly profileWrite: ProfileWrite;
  readonly requestEmailCode: RequestEmailCode;
  readonly resolveProfile: ResolveProfile;
  readonly saveProfile: SaveProfile;
  readonly saveSection: SaveSection;
  readonly openProfile: () => ProfileViewModel;
}
