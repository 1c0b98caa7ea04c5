// `npm run language -- french`: lists what a language in src/ui/text lacks. No package knows our catalogue and our legal wording.
import { missingFrom } from './missingFrom';

const [name = ''] = process.argv.slice(2);
void missingFrom(name).then(({ required, optional }) => {
  for (const line of [...required, ...optional]) console.log(line);
  console.log(`${required.length} missing, ${optional.length} in English`);
  process.exitCode = required.length > 0 ? 1 : 0;
});
