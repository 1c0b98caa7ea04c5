import { TestEnvironment } from 'jest-environment-jsdom';

/**
 * Runs a test file in another time zone, named in its docblock: `@jest-environment-options {"timeZone": "…"}`. A test cannot
 * change the time zone itself.
 */
export default class ZoneEnvironment extends TestEnvironment {
  readonly #timeZone: string;
  readonly #home = process.env['TZ'];

  constructor(...given: ConstructorParameters<typeof TestEnvironment>) {
    super(...given);
    this.#timeZone = String(given[0].projectConfig.testEnvironmentOptions['timeZone']);
  }

  override async setup(): Promise<void> {
    await super.setup();
    process.env['TZ'] = this.#timeZone;
  }

  override async teardown(): Promise<void> {
    if (this.#home === undefined) delete process.env['TZ'];
    else process.env['TZ'] = this.#home;
    await super.teardown();
  }
}
