import type { ArticleContent } from '@basoche/contract/news/writing';
import { articleLimits as limits } from '@basoche/domain/news/writing';
import { Stack, Textarea, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { writing as content } from './content.ts';
import { PictureInput } from './picture-input.tsx';
import { RichTextField } from './rich-text-field.tsx';

export type Block = ArticleContent['body'][number];
type Kind = Block['slice_type'];
type Primary<K extends Kind> = Extract<Block, { slice_type: K }>['primary'];

interface FieldsProps<K extends Kind> {
  articleID: string;
  path: string;
  primary: Primary<K>;
  /** True if the block was just added: it takes the focus. */
  isNew: boolean;
  onChange: (primary: Primary<K>) => void;
}

const SectionTitle = ({ path, primary, onChange }: FieldsProps<'titre_de_section'>) => (
  <TextInput
    label={content.sectionTitle}
    value={primary.titre}
    maxLength={limits.section}
    data-path={`${path}.titre`}
    onChange={(event) => onChange({ titre: event.currentTarget.value })}
  />
);

const Text = ({ path, primary, isNew, onChange }: FieldsProps<'texte'>) => (
  <RichTextField
    label={content.text}
    path={`${path}.texte`}
    initial={primary.texte}
    isNew={isNew}
    onChange={(texte) => onChange({ texte })}
  />
);

const Picture = ({ articleID, path, primary, onChange }: FieldsProps<'image'>) => {
  const { image, caption } = primary;
  return (
    <Stack gap="md">
      <PictureInput
        articleID={articleID}
        path={`${path}.image`}
        present={image?.url ?? null}
        onChange={(found) =>
          onChange({ caption, image: found && { ...found, alt: image?.alt ?? found.alt } })
        }
      />
      {image && (
        <TextInput
          label={content.alt}
          description={content.fields.altHelp}
          value={image.alt ?? ''}
          maxLength={limits.alt}
          data-path={`${path}.alt`}
          onChange={(event) => onChange({ caption, image: { ...image, alt: event.currentTarget.value } })}
        />
      )}
      <TextInput
        label={`${content.caption} ${content.optional}`}
        value={caption ?? ''}
        maxLength={limits.caption}
        onChange={(event) => onChange({ image, caption: event.currentTarget.value || null })}
      />
    </Stack>
  );
};

const Quote = ({ path, primary, onChange }: FieldsProps<'citation'>) => (
  <Stack gap="md">
    <Textarea
      label={content.quote}
      value={primary.quote_text}
      maxLength={limits.quote}
      autosize
      minRows={2}
      data-path={`${path}.quote_text`}
      onChange={(event) => onChange({ ...primary, quote_text: event.currentTarget.value })}
    />
    <TextInput
      label={`${content.quoteAuthor} ${content.optional}`}
      value={primary.quote_author ?? ''}
      maxLength={limits.quoteAuthor}
      onChange={(event) => onChange({ ...primary, quote_author: event.currentTarget.value || null })}
    />
  </Stack>
);

const fields: { readonly [K in Kind]: (props: FieldsProps<K>) => ReactNode } = {
  titre_de_section: SectionTitle,
  texte: Text,
  image: Picture,
  citation: Quote,
};

interface BlockFieldsProps<K extends Kind> {
  kind: K;
  articleID: string;
  path: string;
  primary: Primary<K>;
  isNew: boolean;
  onChange: (block: Block) => void;
}

/** Fields of one block, by its kind. */
export const BlockFields = <K extends Kind>({ kind, onChange, ...rest }: BlockFieldsProps<K>) => {
  const Fields = fields[kind] as (props: FieldsProps<K>) => ReactNode;
  return (
    <Fields {...rest} onChange={(primary) => onChange({ slice_type: kind, primary } as unknown as Block)} />
  );
};
