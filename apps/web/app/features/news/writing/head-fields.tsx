import { isAddressFixed } from '@basoche/domain/news/publication';
import { slugLength, slugOf, slugRefused } from '@basoche/domain/news/slug';
import { articleLimits as limits } from '@basoche/domain/news/writing';
import { NativeSelect, Stack, Textarea, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { newsAuthors, newsUniversities } from './api.ts';
import classes from './article-editor.module.css';
import { writing } from './content.ts';
import { PictureInput } from './picture-input.tsx';
import { RichTextField } from './rich-text-field.tsx';
import type { Writing } from './use-writing.ts';

const { fields } = writing;

/** The article's author and university, from the lists that editors keep. */
const Signatures = ({ content, change }: Pick<Writing, 'content' | 'change'>) => {
  const authors = useQuery(newsAuthors).data ?? [];
  const universities = useQuery(newsUniversities).data ?? [];
  const options = (all: readonly { id: string; name: string }[]) =>
    all.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <>
      <NativeSelect
        size="md"
        label={fields.author}
        value={content.authorID ?? ''}
        data={[{ value: '', label: fields.noAuthor }, ...options(authors)]}
        data-path="authorID"
        onChange={(event) => change({ authorID: event.currentTarget.value || null })}
      />
      <NativeSelect
        size="md"
        label={`${fields.university} ${writing.optional}`}
        value={content.universityID ?? ''}
        data={[{ value: '', label: fields.noUniversity }, ...options(universities)]}
        onChange={(event) => change({ universityID: event.currentTarget.value || null })}
      />
      <Link to="/admin/auteurs" className={classes.link}>
        {fields.signatures}
      </Link>
    </>
  );
};

/**
 * First fields of the article editor: title, address, category, author and university, summary and cover picture. By their
 * `data-path` the publication panel finds and focuses a field that is still missing.
 */
export const HeadFields = ({ article, content, change }: Writing) => {
  // The address of an article that readers have seen does not change.
  const hasFixedAddress = isAddressFixed(article.stage);
  const { cover } = content;
  const changeTitle = (title: string) => {
    // The address follows the title until it is edited.
    const followsTitle = !hasFixedAddress && (content.slug === '' || content.slug === slugOf(content.title));
    change({ title, ...(followsTitle ? { slug: slugOf(title) } : {}) });
  };
  return (
    <Stack gap="lg">
      <Textarea
        label={fields.title}
        value={content.title}
        maxLength={limits.title}
        autosize
        minRows={1}
        data-path="title"
        onChange={(event) => changeTitle(event.currentTarget.value.replace(/[\r\n]+/g, ' '))}
      />
      <TextInput
        label={fields.slug}
        description={hasFixedAddress ? fields.slugFixed : fields.slugHelp}
        value={content.slug}
        readOnly={hasFixedAddress}
        maxLength={slugLength}
        leftSection="/"
        error={content.slug === '' ? null : slugRefused(content.slug)}
        data-path="slug"
        autoComplete="off"
        onChange={(event) => change({ slug: event.currentTarget.value.trim() })}
      />
      <TextInput
        label={fields.category}
        description={fields.categoryHelp}
        value={content.category}
        maxLength={limits.category}
        onChange={(event) => change({ category: event.currentTarget.value })}
      />
      <Signatures content={content} change={change} />
      <RichTextField
        label={fields.subtitle}
        help={fields.subtitleHelp}
        path="subtitle"
        initial={content.subtitle}
        onChange={(subtitle) => change({ subtitle })}
      />
      <fieldset className={classes.group}>
        <legend>{fields.cover}</legend>
        <Stack gap="md">
          <PictureInput
            articleID={article.id}
            path="cover"
            present={cover?.url ?? null}
            onChange={(found) => change({ cover: found && { url: found.url, alt: cover?.alt ?? '' } })}
          />
          {cover && (
            <TextInput
              label={fields.coverAlt}
              description={fields.altHelp}
              value={cover.alt}
              maxLength={limits.alt}
              data-path="cover.alt"
              onChange={(event) => change({ cover: { ...cover, alt: event.currentTarget.value } })}
            />
          )}
        </Stack>
      </fieldset>
    </Stack>
  );
};
