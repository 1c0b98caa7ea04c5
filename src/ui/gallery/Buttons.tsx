import { ArrowRight } from 'lucide';
import { Button, type ButtonLook, ButtonLink } from '../kit/Button';
import { ButtonRow } from '../kit/ButtonRow';
import { CopyButton } from '../kit/CopyButton';
import { DownloadButton } from '../kit/DownloadButton';
import { FormButtons } from '../kit/FormButtons';
import { Icon } from '../kit/Icon';
import { LONG_TEXT, LONG_WORD } from './longWords';
import { Section, Specimen } from './Section';

const looks: readonly ButtonLook[] = ['primary', 'secondary', 'quiet', 'danger'];

export const Buttons = () => (
  <Section title="Buttons">
    {looks.map((look) => (
      <Specimen key={look} state={`Button and link, ${look}`}>
        <ButtonRow>
          <Button look={look}>Save</Button>
          <ButtonLink look={look} to="/there">
            Go there
          </ButtonLink>
          <Button look={look} ariaLabel={`Continue (${look})`}>
            <Icon of={ArrowRight} size="20" />
          </Button>
        </ButtonRow>
      </Specimen>
    ))}
    <Specimen state="Disabled, with its reason">
      <FormButtons
        submit="Submit"
        disabledReason="Accept the agreement to go on."
        leave="Back"
        onLeave={() => undefined}
      />
    </Specimen>
    <Specimen state="Disabled by what the page says elsewhere">
      <p id="empty-fields">Two fields above are empty.</p>
      <Button disabledBy="empty-fields">Save</Button>
    </Specimen>
    <Specimen state="A row of three">
      <ButtonRow>
        <Button look="primary" type="submit">
          Next
        </Button>
        <Button>Back</Button>
        <Button look="quiet">Cancel</Button>
      </ButtonRow>
    </Specimen>
    <Specimen state="Long words">
      <ButtonRow>
        <Button look="primary">{LONG_TEXT}</Button>
        <Button>{LONG_WORD}</Button>
      </ButtonRow>
    </Specimen>
    <Specimen state="Copy button and download button">
      <CopyButton value="HC-204938" label="Copy the policy number" />
      <DownloadButton make={() => ({ name: 'payments.csv', type: 'text/csv', text: 'Date,Amount' })}>
        Download as a spreadsheet
      </DownloadButton>
    </Specimen>
  </Section>
);
