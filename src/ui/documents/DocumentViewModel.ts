import { makeAutoObservable } from 'mobx';
import type { CustomerActivity } from '../../application/ports/CustomerActivity';
import type { Delay } from '../../application/ports/Delay';
import type {
  AnswerDocument,
  DocumentAnswer,
  DocumentDesk,
  DocumentProblem,
} from '../../application/ports/DocumentDesk';
import type { OtherTabs } from '../../application/ports/OtherTabs';
import { BEAT } from '../../application/session/IdleTime';
import { type DocumentRequest, requestOf } from '../../domain/documents/DocumentRequest';
import type { Navigation } from '../screen/Navigation';

/** How long a tab of the session may take to accept the request, and to answer it, in milliseconds. */
const OFFER = 3_000;
const ANSWER = 65_000;

/** How long a tab says that its document was saved, in milliseconds. */
const FAREWELL = 4_000;

/** The object URL of a PDF. */
interface PdfAddress {
  readonly url: string;
  readonly revoke: () => void;
}

interface Dependencies {
  readonly fragment: string;
  /** Answers if this tab has the session itself. */
  readonly answerDocument: AnswerDocument;
  readonly desk: Pick<DocumentDesk, 'ask'>;
  readonly addressOf: (pdf: ArrayBuffer) => PdfAddress;
  /** Whether the browser shows a PDF, or downloads it. */
  readonly showsPdf: boolean;
  readonly closeTab: () => void;
  readonly otherTabs: Pick<OtherTabs, 'listen' | 'isEntered'>;
  readonly activity: CustomerActivity;
  readonly navigation: Pick<Navigation, 'go'>;
  readonly wait: Delay;
}

type State =
  | { readonly kind: 'opening' }
  | { readonly kind: 'shown' | 'saved'; readonly url: string }
  | { readonly kind: 'failed'; readonly problem: DocumentProblem };

/** A tab that shows one document. It has no tokens: a tab of the document's session reads it. Rule DOC-15. */
export class DocumentViewModel {
  state: State = { kind: 'opening' };
  readonly request: DocumentRequest | undefined;

  readonly #dependencies: Dependencies;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
    this.request = requestOf(dependencies.fragment);
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  start(signal: AbortSignal): void {
    const { request } = this;
    if (request === undefined) return this.#dependencies.navigation.go('pageNotFound', { replace: true });
    const own = this.#dependencies.answerDocument(request);
    const asked = own ?? this.ask(request, signal);
    void asked.then(
      (answer) => signal.aborted || this.become(request, answer, signal),
      () => undefined,
    );
  }

  private ask(request: DocumentRequest, signal: AbortSignal): Promise<DocumentAnswer | undefined> {
    const { desk, wait } = this.#dependencies;
    return new Promise((resolve, reject) => {
      let isRead = false;
      desk.ask(request, () => (isRead = true), resolve, signal);
      wait(OFFER, signal).then(() => isRead || resolve(undefined), reject);
      wait(ANSWER, signal).then(() => resolve({ kind: 'failed', problem: { message: '' } }), reject);
    });
  }

  private become(request: DocumentRequest, answer: DocumentAnswer | undefined, signal: AbortSignal): void {
    if (answer === undefined) return this.leave('loginNeeded');
    if (answer.kind === 'signedOut') return this.leave('signedOut');
    if (answer.kind === 'failed') this.state = answer;
    else this.show(request, answer.pdf, signal);
  }

  private show(request: DocumentRequest, pdf: ArrayBuffer, signal: AbortSignal): void {
    const { addressOf, showsPdf, closeTab, wait } = this.#dependencies;
    const { url, revoke } = addressOf(pdf);
    signal.addEventListener('abort', revoke);
    this.leaveWithSession(request, signal, revoke);
    this.state = { kind: showsPdf ? 'shown' : 'saved', url };
    if (!showsPdf) void wait(FAREWELL, signal).then(closeTab, () => undefined);
  }

  /** Every end of the session takes it out of the register, also while this tab is asleep. Tabs are told only of Log Out. */
  private leaveWithSession({ session }: DocumentRequest, signal: AbortSignal, revoke: () => void): void {
    const { otherTabs, activity, wait } = this.#dependencies;
    // A full storage has no register.
    let wasEntered = false;
    const isOver = (): boolean => {
      const isEntered = otherTabs.isEntered({ session, userName: '' });
      wasEntered ||= isEntered;
      return wasEntered && !isEntered;
    };
    const end = (): void => {
      revoke();
      this.leave('signedOut');
    };
    const stops = [
      otherTabs.listen((news) => {
        if (news.kind === 'loggedOut' && (news.session === session || isOver())) end();
      }),
      activity.watch({
        acted: () => undefined,
        returned: () => {
          if (isOver()) end();
        },
      }),
    ];
    signal.addEventListener('abort', () => {
      for (const stop of stops) stop();
    });
    const look = (): void => {
      if (isOver()) end();
      else void wait(BEAT, signal).then(look, () => undefined);
    };
    look();
  }

  private leave(notice: 'loginNeeded' | 'signedOut'): void {
    this.state = { kind: 'opening' };
    this.#dependencies.navigation.go('login', { state: { notice }, replace: true });
  }
}
