import { createHash } from 'node:crypto';
import { type Server, createServer, request } from 'node:http';
import { closed, listening } from '../support/listening';

const hashOf = (script: string): string => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/** A line to the portal that puts a script at the start of each page, and lets the page's policy allow it: WebDriver has no such scripts. */
export class ScriptLine {
  port = 0;
  readonly #server: Server;

  private constructor(target: number, script: string, more: Readonly<Record<string, string>>) {
    this.#server = createServer((asked, answer) => {
      const headers = { ...asked.headers, 'accept-encoding': 'identity', ...more };
      const { method, url: path } = asked;
      const passed = request({ host: '127.0.0.1', port: target, method, path, headers }, (reply) => {
        const isPage = String(reply.headers['content-type']).startsWith('text/html');
        const policy = String(reply.headers['content-security-policy']);
        const changed = { 'content-security-policy': policy.replace('script-src', `script-src ${hashOf(script)}`) };
        // For this policy, WebKit 2.38 moves a load to another process, and loses it where messages between them come late.
        const { 'content-length': _, 'cross-origin-opener-policy': __, ...rest } = reply.headers;
        answer.writeHead(reply.statusCode ?? 502, isPage ? { ...rest, ...changed } : reply.headers);
        if (!isPage) return void reply.pipe(answer);
        const parts: Buffer[] = [];
        reply.on('data', (part: Buffer) => parts.push(part));
        return void reply.on('end', () =>
          answer.end(
            Buffer.concat(parts)
              .toString()
              .replace('<head>', () => `<head><script>${script}</script>`),
          ),
        );
      });
      passed.on('error', () => answer.destroy());
      asked.pipe(passed);
    });
  }

  /**
   * @param target the port that the line leads to
   * @param more headers of each request
   */
  static async open(target: number, script: string, more: Readonly<Record<string, string>> = {}): Promise<ScriptLine> {
    const line = new ScriptLine(target, script, more);
    line.port = await listening(line.#server);
    return line;
  }

  close(): Promise<void> {
    return closed(this.#server);
  }
}
