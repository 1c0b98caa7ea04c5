import { type Socket, connect } from 'node:net';
import type { Send } from '../webkit/WebDriver';

type Command = readonly [name: string, parameters: object];
type Reply = readonly [
  kind: number,
  id: number,
  error: { readonly error: string; readonly message: string } | null,
  result: unknown,
];

/** The command of Firefox for one of the WebDriver protocol. */
const commandFor = (method: string, path: string, body: object = {}): Command => {
  const [, element, action] = /^\/element\/(.+)\/(\w+)$/.exec(path) ?? [];
  const commands: Readonly<Record<string, string>> = {
    'POST /url': 'WebDriver:Navigate',
    'POST /execute/sync': 'WebDriver:ExecuteScript',
    'POST /actions': 'WebDriver:PerformActions',
    'POST /window/rect': 'WebDriver:SetWindowRect',
    'POST /print': 'WebDriver:Print',
    'GET /window/handles': 'WebDriver:GetWindowHandles',
    'DELETE ': 'Marionette:Quit',
    'POST click': 'WebDriver:ElementClick',
    'POST value': 'WebDriver:ElementSendKeys',
  };
  const name = commands[`${method} ${action ?? path}`];
  if (name === undefined) throw new Error(`Marionette has no ${method} ${path}.`);
  if (name === 'Marionette:Quit') return [name, { flags: ['eForceQuit'] }];
  // What a script defines is there for the next one.
  if (name === 'WebDriver:ExecuteScript') return [name, { ...body, sandbox: 'tests', newSandbox: false }];
  return [name, element === undefined ? body : { ...body, id: element }];
};

/** Firefox's own protocol, which has the commands of WebDriver and needs no driver. */
export class Marionette {
  readonly #socket: Socket;
  readonly #waiting = new Map<number, (reply: Reply) => void>();
  #received = Buffer.alloc(0);
  #sent = 0;

  private constructor(socket: Socket) {
    this.#socket = socket;
    socket.on('data', (data) => this.#read(data));
  }

  /** Connects once Firefox listens. */
  static async open(port: number): Promise<Marionette> {
    for (;;) {
      const socket = connect(port, '127.0.0.1');
      const isOpen = await new Promise<boolean>((resolve) => {
        socket.once('connect', () => resolve(true));
        socket.once('error', () => resolve(false));
      });
      if (isOpen) {
        const marionette = new Marionette(socket);
        await marionette.#command('WebDriver:NewSession', { alwaysMatch: {} });
        return marionette;
      }
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  readonly send: Send = async <Answer>(method: string, path: string, body?: object): Promise<Answer> => {
    const result = await this.#command(...commandFor(method, path, body));
    return (Array.isArray(result) ? result : Reflect.get(Object(result), 'value')) as Answer;
  };

  async #command(name: string, parameters: object): Promise<unknown> {
    const id = (this.#sent += 1);
    const message = JSON.stringify([0, id, name, parameters]);
    const reply = new Promise<Reply>((resolve) => this.#waiting.set(id, resolve));
    this.#socket.write(`${String(Buffer.byteLength(message))}:${message}`);
    const [, , error, result] = await reply;
    if (error) throw new Error(`WebDriver: ${error.error}: ${error.message}`);
    return result;
  }

  /** A message is its length, a colon and JSON. The first one is a greeting. */
  #read(data: Buffer): void {
    this.#received = Buffer.concat([this.#received, data]);
    for (;;) {
      const colon = this.#received.indexOf(':');
      const end = colon + 1 + Number(this.#received.subarray(0, Math.max(colon, 0)));
      if (colon < 0 || this.#received.length < end) return;
      const message = JSON.parse(this.#received.subarray(colon + 1, end).toString()) as Reply;
      this.#received = this.#received.subarray(end);
      if (Array.isArray(message)) this.#waiting.get(message[1])?.(message);
    }
  }
}
