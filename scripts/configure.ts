// Puts a configuration and the legal wording into a finished build, with compressed copies and the headers that belong to the page:
//   npm run configure -- --config portal.json [--wording FOLDER] [--strict] [--production] [--dist dist/main] [--from BUILD] [--store FOLDER] [--keep 5]
// Without --wording, the build keeps its wording. --strict refuses wording that is still a placeholder. --production refuses a configuration with one. --from copies a build to --dist
// first. --store copies its assets to the folder that all replicas share, before the page is written.
import { configure } from './release/configure';

try {
  configure(process.argv.slice(2));
} catch (failure) {
  console.error(failure instanceof Error ? failure.message : failure);
  process.exitCode = 1;
}
