import type { Compiler } from 'webpack';
import { writeHeaders } from '../headers/writeHeaders';

/** Writes, with each build, the headers that its server has to send. */
export class SecurityHeaders {
  apply(compiler: Compiler): void {
    compiler.hooks.done.tap(SecurityHeaders.name, (stats) => {
      if (!stats.hasErrors()) writeHeaders(compiler.outputPath);
    });
  }
}
