// `npm run language -- french`: lists what a language in src/ui/text lacks. No package knows our catalogue and our legal wording.
import { missingFrom } from './missingFrom';

const [name = ''] = process.argv.slice(2);
void missingFrom(name).then((missing) => {
  for (const line of missing) console.log(line);
  console.log(`${missing.length} missing`);
  process.exitCode = missing.length > 0 ? 1 : 0;
});
