import { ZipCode } from '../../domain/ZipCode';
import type { EntryProps } from './Field';
import { TextField } from './TextField';

interface ZipFieldProps extends Required<Pick<EntryProps, 'name' | 'label'>>, Pick<EntryProps, 'value' | 'onChange'> {
  /** 5 takes no nine digits: the field says that four do not fit. */
  readonly maxLength: 5 | 10;
  readonly autoComplete: string;
}

/** A zip code of the United States. Rule INPUT-41. */
export const ZipField = (field: ZipFieldProps) => <TextField {...field} clean={ZipCode.clean} isMask />;
