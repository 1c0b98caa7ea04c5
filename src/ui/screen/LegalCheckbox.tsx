import type { LegalKey } from '../../domain/wording/legalTexts';
import { Checkbox, type CheckboxProps } from '../kit/Checkbox';
import { Stack } from '../kit/Stack';
import { useLegalWording } from '../text/useLegalWording';
import { PlaceholderMark } from './PlaceholderMark';

/** A checkbox whose label is a legal text. */
export const LegalCheckbox = ({ of, ...checkbox }: Omit<CheckboxProps, 'label'> & { readonly of: LegalKey }) => (
  <Stack space="tight">
    <Checkbox {...checkbox} label={useLegalWording().texts[of]} />
    <PlaceholderMark of={of} />
  </Stack>
);
