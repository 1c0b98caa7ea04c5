import { makeAutoObservable } from 'mobx';
import type { DocumentProblem, DocumentWords, OpenDocument } from '../../application/documents/openDocument';
import type { ErrorHandler } from '../../application/ports/ErrorHandler';
import { runAction } from './runAction';

/** Opens documents from a screen, which says beside the link why one did not open. Rule DOC-14. */
export class OpeningDocuments {
  problems: ReadonlyMap<string, DocumentProblem> = new Map();

  readonly #openDocument: OpenDocument;
  readonly #errors: ErrorHandler;
  readonly #visit: () => AbortSignal;

  /** @param visit of the screen; nothing is said after it has ended */
  constructor(openDocument: OpenDocument, errors: ErrorHandler, visit: () => AbortSignal) {
    this.#openDocument = openDocument;
    this.#errors = errors;
    this.#visit = visit;
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  async open(url: string, words: DocumentWords): Promise<void> {
    const visit = this.#visit();
    this.become(url, undefined);
    await runAction(this.#errors, async () => this.become(url, await this.#openDocument(url, words, visit)), visit);
  }

  private become(url: string, problem: DocumentProblem | undefined): void {
    const others = [...this.problems].filter(([of]) => of !== url);
    this.problems = new Map(problem ? [...others, [url, problem]] : others);
  }
}
