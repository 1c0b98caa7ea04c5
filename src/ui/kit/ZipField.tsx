import { ZipCode } from '../../domain/ZipCode';
import type { EntryProps } from './Field';
import { TextField } from './TextField';

interface ZipFieldProps extends Pick<EntryProps, 'name' | 'label' | 'value' | 'onChange'> {
  /** With 5, a zip code of nine digits does not fit, and the field says so. */
  readonly maxLength: 5 | 10;
  readonly autoComplete: string;
}

/** A zip code of the United States. Rule INPUT-41. */
export const ZipField = (field: ZipFieldProps) => <TextField {...field} clean={ZipCode.clean} isMask />;
