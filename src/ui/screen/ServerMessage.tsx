import { SERVER_LANGUAGE } from '../text/languages';

interface ServerMessageProps {
  /** May be empty. */
  readonly of: string;
  /** The portal's own words, shown if the server says nothing. */
  readonly otherwise: string;
}

/** What the server says, marked as its language. Rule SHELL-46. */
export const ServerMessage = ({ of, otherwise }: ServerMessageProps) =>
  of === '' ? <span>{otherwise}</span> : <span lang={SERVER_LANGUAGE}>{of}</span>;

/** A message of the server as a paragraph; nothing if the server says nothing. */
export const ServerParagraph = ({ of }: Pick<ServerMessageProps, 'of'>) =>
  of !== '' && <p lang={SERVER_LANGUAGE}>{of}</p>;
