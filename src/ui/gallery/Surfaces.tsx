import { FileText, Wrench } from 'lucide';
import { Button } from '../kit/Button';
import { HeadingRow } from '../kit/HeadingRow';
import { Icon } from '../kit/Icon';
import { CardGrid, LinkCard } from '../kit/LinkCard';
import { Panel } from '../kit/Panel';
import { Stack } from '../kit/Stack';
import { TitledPanel } from '../kit/TitledPanel';
import { VisuallyHidden } from '../kit/VisuallyHidden';
import { LONG_TEXT, LONG_WORD } from './longWords';
import { Section, Specimen } from './Section';

const spaces = ['tight', undefined, 'loose'] as const;

export const Surfaces = () => (
  <Section title="Surfaces">
    <Specimen state="Cards" wide>
      <CardGrid>
        <LinkCard
          to="/policy"
          title="My Policy"
          text="What is covered, and until when."
          icon={<Icon of={FileText} size="28" />}
        />
        <LinkCard to="/claim" title="Claims" text={LONG_TEXT} icon={<Icon of={Wrench} size="28" />} />
        <LinkCard to="/long" title={LONG_WORD} text={LONG_WORD} icon={<Icon of={Wrench} size="28" />} />
      </CardGrid>
    </Specimen>
    <Specimen state="Panel" wide>
      <Panel labelledBy="gallery-panel">
        <h3 id="gallery-panel">Payment plan</h3>
        <p>{LONG_TEXT}</p>
      </Panel>
    </Specimen>
    <Specimen state="Heading with actions" wide>
      <Panel>
        <HeadingRow actions={<Button look="quiet">Edit</Button>}>
          <h3>Payment plan</h3>
        </HeadingRow>
        <p>{LONG_TEXT}</p>
      </Panel>
    </Specimen>
    <Specimen state="Panel with a title" wide>
      <TitledPanel title="Your policy" actions={<Button look="quiet">Print</Button>}>
        <p>{LONG_TEXT}</p>
      </TitledPanel>
    </Specimen>
    {spaces.map((space) => (
      <Specimen key={space ?? 'usual'} state={`Stack, ${space ?? 'usual'}`}>
        <Stack space={space}>
          <p>One</p>
          <p>below</p>
          <p>the other</p>
        </Stack>
      </Specimen>
    ))}
    <Specimen state="Read aloud, and not seen: between these marks">
      <p>
        <span>[</span>
        <VisuallyHidden>something that is only heard</VisuallyHidden>
        <span>]</span>
      </p>
    </Specimen>
  </Section>
);
