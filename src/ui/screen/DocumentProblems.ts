import { makeAutoObservable } from 'mobx';
import type { DocumentProblem } from '../../application/ports/DocumentDesk';

/** Why documents did not open, by the fragments of their addresses. A fragment contains its session, so none outlives it. */
export class DocumentProblems {
  private problems: ReadonlyMap<string, DocumentProblem> = new Map();

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  of(fragment: string): DocumentProblem | undefined {
    return this.problems.get(fragment);
  }

  report(fragment: string, problem: DocumentProblem | undefined): void {
    const others = [...this.problems].filter(([of]) => of !== fragment);
    this.problems = new Map(problem ? [...others, [fragment, problem]] : others);
  }
}
