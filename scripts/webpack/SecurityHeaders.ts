import type { Compiler } from 'webpack';
import { writeHeaders } from '../headers/writeHeaders';

/** Writes, with each build, the headers that its server has to send. */
export class SecurityHeaders {
  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tap(SecurityHeaders.name, (compilation) => {
      const { path } = compilation.outputOptions;
      if (path !== undefined && !compilation.getStats().hasErrors()) writeHeaders(path);
    });
  }
}
