import type { ReactNode } from 'react';
import type { PortalConfiguration } from '../adapters/browser/portalConfiguration';
import type { ChangeBillingTerm } from '../application/billing/changeBillingTerm';
import type { FindOutPayment } from '../application/billing/findOutPayment';
import type { openInsurer } from '../adapters/memory/openInsurer';
import type { FrequencyChange } from '../application/billing/frequencyChange';
import type { LoadBilling } from '../application/billing/loadBilling';
import type { LoadBillingWithDocuments } from '../application/billing/loadBillingWithDocuments';
import type { LoadHistory } from '../application/billing/loadHistory';
import type { OpenCardForm } from '../application/billing/openCardForm';
import type { PaymentChange } from '../application/billing/paymentChange';
import type { PriceFrequencies } from '../application/billing/priceFrequencies';
import type { UpdatePaymentMethod } from '../application/billing/updatePaymentMethod';
import type { ClaimUseCases } from '../application/claims/claimUseCases';
import type { ContactUseCases } from '../application/claims/contactUseCases';
import type { ListClaims } from '../application/claims/listClaims';
import type { CompleteRecord } from '../application/customer/completeRecord';
import type { EmailUseCases } from '../application/customer/emailUseCases';
import type { LoadProfile } from '../application/customer/loadProfile';
import type { ProfileUseCases } from '../application/customer/profileUseCases';
import type { ReadFacts } from '../application/customer/readFacts';
import type { Draft } from '../application/drafts/Drafts';
import type { CancellationUseCases } from '../application/policy/cancellationUseCases';
import type { CoverageChangeUseCases } from '../application/policy/coverageChangeUseCases';
import type { LoadPolicy } from '../application/policy/loadPolicy';
import type { LoadPolicyWithDocuments } from '../application/policy/loadPolicyWithDocuments';
import type { PreviewCoverageChange } from '../application/policy/previewCoverageChange';
import type { PollChange } from '../application/pollChange';
import type { AddressLookup } from '../application/ports/AddressLookup';
import type { CardService, CardSlot } from '../application/ports/CardElement';
import type { ClaimsGateway } from '../application/ports/ClaimsGateway';
import type { Clock } from '../application/ports/Clock';
import type { CustomerActivity } from '../application/ports/CustomerActivity';
import type { CustomerRecord } from '../application/ports/CustomerRecord';
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
import type { WriteOnce } from '../application/writeOnce';
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
import type { DocumentViewModel } from '../ui/document/DocumentViewModel';
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

/** Every part of the portal by its name. The modules provide them; `pageParts` and the areas give what is known only there. */
export interface Parts extends Gateways {
  // The page
  readonly configuration: PortalConfiguration;
  readonly variant: Variant;
  readonly early: EarlyLogin | undefined;

  // The browser
  readonly activity: CustomerActivity;
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
  readonly record: CustomerRecord;
  readonly referenceOf: ReferenceOf;
  readonly router: RouterNavigation;
  readonly telemetry: Telemetry;
  /** Only in builds with time travel. */
  readonly timeTravel: (Clock & TimeTravel) | undefined;
  readonly vault: SessionVault;
  readonly wait: Delay;

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
  readonly loadPolicy: LoadPolicy;
  readonly loadProfile: LoadProfile;
  readonly pollChange: PollChange;
  readonly profileUseCases: ProfileUseCases;
  readonly readFacts: ReadFacts;
  readonly openDashboard: () => DashboardViewModel;

  // Documents
  readonly answerDocument: AnswerDocument;
  readonly desk: Pick<DocumentDesk, 'ask'>;
  readonly documentProblems: DocumentProblems;
  readonly openingOf: OpeningOf;
  readonly openDocument: () => DocumentViewModel;

  // Claims
  readonly claimUseCases: ClaimUseCases;
  readonly contactUseCases: ContactUseCases;
  readonly readFiledClaim: ClaimsGateway['details'];
  readonly openClaimFlow: () => ClaimFlowViewModel;
  readonly openClaimsGate: () => ClaimsGateViewModel;
  readonly openClaimsList: () => ClaimsListViewModel;
  readonly openFiledClaim: () => FiledClaimViewModel;

  // Policy
  readonly cancellationUseCases: CancellationUseCases;
  readonly coverageChangeUseCases: CoverageChangeUseCases;
  readonly loadPolicyWithDocuments: LoadPolicyWithDocuments;
  readonly preview: PreviewCoverageChange;
  readonly openCancelPolicy: () => CancelPolicyViewModel;
  readonly openEditPolicy: () => EditPolicyViewModel;
  readonly openPolicy: () => PolicyViewModel;
  readonly openPolicyActionGate: (route: string) => PolicyActionGateViewModel;

  // Billing
  readonly changeBillingTerm: ChangeBillingTerm;
  readonly findOutPayment: FindOutPayment;
  readonly frequencyChange: FrequencyChange;
  readonly loadBilling: LoadBilling;
  readonly loadBillingWithDocuments: LoadBillingWithDocuments;
  readonly methodWrite: WriteOnce;
  readonly openCardForm: OpenCardForm;
  readonly paymentChange: PaymentChange;
  readonly paymentDraft: Draft<PaymentDraft>;
  readonly priceFrequencies: PriceFrequencies;
  readonly sanitise: AgreementDependencies['sanitise'];
  readonly termWrite: WriteOnce;
  readonly updatePaymentMethod: UpdatePaymentMethod;
  readonly openBilling: () => BillingViewModel;
  readonly openFrequency: () => FrequencyViewModel;
  readonly openPayment: (slot: CardSlot) => PaymentViewModel;

  // Profile
  readonly emailUseCases: EmailUseCases;
  readonly openProfile: () => ProfileViewModel;
}
