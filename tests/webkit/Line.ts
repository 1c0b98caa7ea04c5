import { type Server, type Socket, connect, createServer } from 'node:net';
import { listening } from '../support/listening';

/** A line to the portal that can be cut: WebDriver cannot switch the network off. */
export class Line {
  port = 0;
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  #isCut = false;

  private constructor(target: number) {
    this.#server = createServer((near) => {
      if (this.#isCut) return near.destroy();
      const far = connect(target, '127.0.0.1');
      for (const socket of [near, far]) {
        this.#sockets.add(socket);
        socket.on('error', () => socket.destroy());
        socket.on('close', () => {
          this.#sockets.delete(socket);
          near.destroy();
          far.destroy();
        });
      }
      return near.pipe(far).pipe(near);
    });
  }

  /** @param target the port that the line leads to */
  static async open(target: number): Promise<Line> {
    const line = new Line(target);
    line.port = await listening(line.#server);
    return line;
  }

  cut(): void {
    this.#isCut = true;
    for (const socket of this.#sockets) socket.destroy();
  }

  mend(): void {
    this.#isCut = false;
  }

  close(): void {
    this.cut();
    this.#server.close();
  }
}
