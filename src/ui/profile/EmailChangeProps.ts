import type { EmailChangeViewModel } from './EmailChangeViewModel';

/** What each step of the email change draws from. */
export interface EmailChangeProps {
  readonly change: EmailChangeViewModel;
  readonly currentEmail: string;
}
