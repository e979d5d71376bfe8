-- The directory of members (first document, §2, "Member directory"): any filters, words, in one order; and favourites with notes.

-- The codes that the directory filters by, each with its place in a mask of bits and what people call it: as the shared lists of
-- options have them.
create table directory_code (
  list text not null check (list in ('domains', 'departments', 'experiences')),
  code text not null,
  bit smallint not null check (bit between 0 and 95),
  label text not null,
  words text[] not null generated always as (words_of(label)) stored,
  primary key (list, code),
  unique (list, bit)
);
insert into directory_code (list, code, bit, label) values
  ('domains', 'droit_affaires', 0, 'Droit des affaires'), ('domains', 'droit_famille', 1, 'Droit de la famille'),
  ('domains', 'droit_penal', 2, 'Droit pénal'), ('domains', 'droit_immobilier', 3, 'Droit immobilier'),
  ('domains', 'droit_civil', 4, 'Droit civil'), ('domains', 'voies_execution', 5, 'Voies d''exécution'),
  ('domains', 'droit_international', 6, 'Droit international'), ('domains', 'divorce', 7, 'Divorce'),
  ('domains', 'droit_successions', 8, 'Droit des successions'), ('domains', 'droit_travail', 9, 'Droit du travail'),
  ('domains', 'droit_fiscal', 10, 'Droit fiscal'), ('domains', 'droit_public', 11, 'Droit public'),
  ('domains', 'droit_etrangers', 12, 'Droit des étrangers'),
  ('domains', 'postulations_substitutions', 13, 'Postulations et substitutions'),
  ('domains', 'droit_assurances', 14, 'Droit des assurances'), ('domains', 'droit_bancaire', 15, 'Droit bancaire et boursier'),
  ('domains', 'droit_concurrence', 16, 'Droit de la concurrence'), ('domains', 'droit_transports', 17, 'Droit des transports'),
  ('domains', 'fonction_publique', 18, 'Droit de la fonction publique'),
  ('domains', 'droit_energie', 19, 'Droit de l''énergie'), ('domains', 'droit_environnement', 20, 'Droit de l''environnement'),
  ('domains', 'droit_administratif', 21, 'Droit administratif'), ('domains', 'droit_electoral', 22, 'Droit électoral'),
  ('domains', 'marches_publics', 23, 'Marchés publics'), ('domains', 'droit_rural', 24, 'Droit rural'),
  ('domains', 'droit_urbanisme', 25, 'Droit de l''urbanisme'),
  ('domains', 'droit_construction', 26, 'Droit de la construction'),
  ('domains', 'droit_copropriete', 27, 'Droit de la copropriété'),
  ('domains', 'droit_expropriation', 28, 'Droit de l''expropriation'),
  ('domains', 'securite_sociale', 29, 'Droit de la sécurité sociale'),
  ('domains', 'protection_donnees', 30, 'Protection des données personnelles'),
  ('domains', 'nouvelles_technologies', 31, 'Droit des nouvelles technologies'),
  ('domains', 'propriete_intellectuelle', 32, 'Propriété intellectuelle'),
  ('domains', 'droit_presse', 33, 'Droit de la presse'), ('domains', 'droit_mineurs', 34, 'Droit des mineurs'),
  ('domains', 'droit_routier', 35, 'Droit routier'), ('domains', 'dommage_corporel', 36, 'Réparation du dommage corporel'),
  ('domains', 'responsabilite_medicale', 37, 'Responsabilité médicale'), ('domains', 'droit_douanier', 38, 'Droit douanier'),
  ('domains', 'droit_sport', 39, 'Droit du sport'), ('domains', 'droit_societes', 40, 'Droit des sociétés'),
  ('domains', 'entreprises_difficulte', 41, 'Entreprises en difficulté'),
  ('domains', 'droit_consommation', 42, 'Droit de la consommation'),
  ('domains', 'droit_baux', 43, 'Baux d''habitation et baux commerciaux'),
  ('domains', 'droit_associations', 44, 'Droit des associations et fondations'),
  ('domains', 'modes_amiables', 45, 'Modes amiables de résolution des litiges'), ('domains', 'autre', 46, 'Autre'),
  ('departments', '01', 0, 'Ain'), ('departments', '02', 1, 'Aisne'), ('departments', '03', 2, 'Allier'),
  ('departments', '04', 3, 'Alpes-de-Haute-Provence'), ('departments', '05', 4, 'Hautes-Alpes'),
  ('departments', '06', 5, 'Alpes-Maritimes'), ('departments', '07', 6, 'Ardèche'), ('departments', '08', 7, 'Ardennes'),
  ('departments', '09', 8, 'Ariège'), ('departments', '10', 9, 'Aube'), ('departments', '11', 10, 'Aude'),
  ('departments', '12', 11, 'Aveyron'), ('departments', '13', 12, 'Bouches-du-Rhône'), ('departments', '14', 13, 'Calvados'),
  ('departments', '15', 14, 'Cantal'), ('departments', '16', 15, 'Charente'), ('departments', '17', 16, 'Charente-Maritime'),
  ('departments', '18', 17, 'Cher'), ('departments', '19', 18, 'Corrèze'), ('departments', '21', 19, 'Côte-d''Or'),
  ('departments', '22', 20, 'Côtes-d''Armor'), ('departments', '23', 21, 'Creuse'), ('departments', '24', 22, 'Dordogne'),
  ('departments', '25', 23, 'Doubs'), ('departments', '26', 24, 'Drôme'), ('departments', '27', 25, 'Eure'),
  ('departments', '28', 26, 'Eure-et-Loir'), ('departments', '29', 27, 'Finistère'), ('departments', '2A', 28, 'Corse-du-Sud'),
  ('departments', '2B', 29, 'Haute-Corse'), ('departments', '30', 30, 'Gard'), ('departments', '31', 31, 'Haute-Garonne'),
  ('departments', '32', 32, 'Gers'), ('departments', '33', 33, 'Gironde'), ('departments', '34', 34, 'Hérault'),
  ('departments', '35', 35, 'Ille-et-Vilaine'), ('departments', '36', 36, 'Indre'), ('departments', '37', 37, 'Indre-et-Loire'),
  ('departments', '38', 38, 'Isère'), ('departments', '39', 39, 'Jura'), ('departments', '40', 40, 'Landes'),
  ('departments', '41', 41, 'Loir-et-Cher'), ('departments', '42', 42, 'Loire'), ('departments', '43', 43, 'Haute-Loire'),
  ('departments', '44', 44, 'Loire-Atlantique'), ('departments', '45', 45, 'Loiret'), ('departments', '46', 46, 'Lot'),
  ('departments', '47', 47, 'Lot-et-Garonne'), ('departments', '48', 48, 'Lozère'), ('departments', '49', 49, 'Maine-et-Loire'),
  ('departments', '50', 50, 'Manche'), ('departments', '51', 51, 'Marne'), ('departments', '52', 52, 'Haute-Marne'),
  ('departments', '53', 53, 'Mayenne'), ('departments', '54', 54, 'Meurthe-et-Moselle'), ('departments', '55', 55, 'Meuse'),
  ('departments', '56', 56, 'Morbihan'), ('departments', '57', 57, 'Moselle'), ('departments', '58', 58, 'Nièvre'),
  ('departments', '59', 59, 'Nord'), ('departments', '60', 60, 'Oise'), ('departments', '61', 61, 'Orne'),
  ('departments', '62', 62, 'Pas-de-Calais'), ('departments', '63', 63, 'Puy-de-Dôme'),
  ('departments', '64', 64, 'Pyrénées-Atlantiques'), ('departments', '65', 65, 'Hautes-Pyrénées'),
  ('departments', '66', 66, 'Pyrénées-Orientales'), ('departments', '67', 67, 'Bas-Rhin'),
  ('departments', '68', 68, 'Haut-Rhin'), ('departments', '69', 69, 'Rhône'), ('departments', '70', 70, 'Haute-Saône'),
  ('departments', '71', 71, 'Saône-et-Loire'), ('departments', '72', 72, 'Sarthe'), ('departments', '73', 73, 'Savoie'),
  ('departments', '74', 74, 'Haute-Savoie'), ('departments', '75', 75, 'Paris'), ('departments', '76', 76, 'Seine-Maritime'),
  ('departments', '77', 77, 'Seine-et-Marne'), ('departments', '78', 78, 'Yvelines'), ('departments', '79', 79, 'Deux-Sèvres'),
  ('departments', '80', 80, 'Somme'), ('departments', '81', 81, 'Tarn'), ('departments', '82', 82, 'Tarn-et-Garonne'),
  ('departments', '83', 83, 'Var'), ('departments', '84', 84, 'Vaucluse'), ('departments', '85', 85, 'Vendée'),
  ('departments', '86', 86, 'Vienne'), ('departments', '87', 87, 'Haute-Vienne'), ('departments', '88', 88, 'Vosges'),
  ('departments', '89', 89, 'Yonne'), ('departments', '90', 90, 'Territoire de Belfort'), ('departments', '91', 91, 'Essonne'),
  ('departments', '92', 92, 'Hauts-de-Seine'), ('departments', '93', 93, 'Seine-Saint-Denis'),
  ('departments', '94', 94, 'Val-de-Marne'), ('departments', '95', 95, 'Val-d''Oise'),
  ('experiences', 'Moins d''1 an', 0, 'Moins d''1 an'), ('experiences', '1 an', 1, '1 an'),
  ('experiences', '2 ans', 2, '2 ans'), ('experiences', '3 ans', 3, '3 ans'), ('experiences', '4 ans', 4, '4 ans'),
  ('experiences', '5 ans', 5, '5 ans'), ('experiences', '6 ans', 6, '6 ans'), ('experiences', '7 ans', 7, '7 ans'),
  ('experiences', '8 ans', 8, '8 ans'), ('experiences', '9 ans', 9, '9 ans'), ('experiences', '10 ans', 10, '10 ans'),
  ('experiences', 'Plus de 10 ans', 11, 'Plus de 10 ans');

-- Several codes as one number, so that going through many members compares numbers: the bits from 48 on are another half.
create function code_bits(asked_list text, codes text[], half integer) returns bigint
language sql stable parallel safe as $$
  select coalesce(bit_or(1::bigint << (bit % 48)), 0) from directory_code
  where list = asked_list and code = any(codes) and bit / 48 = half
$$;

-- Where an hourly rate stands on the directory's scale, in cents (domain, members/rate-scale): classes 2k on the k-th point,
-- 2k + 1 after it, -1 before the first.
create function rate_class(cents integer) returns smallint language sql immutable strict parallel safe as $$
  select (case when scale[place] = cents then 2 * place - 2 else 2 * place - 1 end)::smallint
  from (values (array[2000, 4000, 6000, 8000, 10000, 12000, 15000, 18000, 20000, 25000, 30000, 40000, 50000])) of_scale(scale),
  lateral (select count(*)::integer as place from unnest(scale) point where point <= cents) of_place
$$;

-- Whom the directory shows, with what orders and filters them and nothing else.
create table member_listing (
  member_id uuid primary key references member on delete cascade,
  kind text not null,
  -- The order, largest first: verified members, then how complete the profile is (0 to 100).
  standing smallint not null,
  since timestamptz(3) not null,
  -- until when the verification holds: infinity where it does not lapse, -infinity where there is none
  verified_until timestamptz not null,
  domains bigint not null,
  -- of a person, or each of a company's
  departments bigint not null,
  later_departments bigint not null,
  -- the place of the level among the levels; -1 where none is said
  experience smallint not null,
  -- cents; -1 where none is said
  rate integer not null,
  -- '' where nothing is said
  availability text not null,
  availability_said_at timestamptz not null,
  -- Words, and facets as f=…: what is found by them is checked again on the columns.
  marks tsvector not null
);
-- In the order of the list, with all that filters: many members are gone through without reading any.
create index member_listing_order on member_listing (standing desc, since desc, member_id desc)
  include (kind, verified_until, domains, departments, later_departments, experience, rate, availability, availability_said_at);
create index member_listing_marks on member_listing using gin (marks) with (fastupdate = off);
-- Whose verification lapses, and who stands among the verified until then.
create index member_listing_lapse on member_listing (verified_until) where verified_until < 'infinity' and standing > 100;

alter table listed_word
  drop constraint listed_word_list_check,
  add constraint listed_word_list_check check (list in ('missions', 'jobs', 'members'));

-- What the directory knows of these members, as of this instant; nothing of whom it does not show.
create function listed_members(ids uuid[], at timestamptz) returns setof member_listing
language sql stable rows 100 as $$
  select m.id, m.kind, (m.completeness + case when said.verified_until > at then 101 else 0 end)::smallint,
    m.created_at::timestamptz(3), said.verified_until, of_domains.bits, of_departments.bits, of_departments.later_bits,
    coalesce(level.bit, -1::smallint), coalesce(p.hourly_cost_cents, -1), coalesce(a.status, ''),
    coalesce(a.confirmed_at, '-infinity'),
    array_to_tsvector(
      words_of(concat_ws(' ', display_name(m), m.role, m.place, c.headquarters_name))
      || of_domains.words || of_departments.words
      || array['f=k/' || m.kind]
      || array(select 'f=d/' || code from unnest(said.domains) code)
      || array(select 'f=p/' || code from unnest(said.departments) code)
      || array(select 'f=dp/' || domain || '/' || department from unnest(said.domains) domain, unnest(said.departments) department)
      || array_remove(array['f=x/' || level.bit, 'f=r/' || rate_class(p.hourly_cost_cents), 'f=a/' || a.status], null))
  from member m
  left join person_profile p on p.member_id = m.id
  left join company_profile c on c.member_id = m.id
  left join member_availability a on a.member_id = m.id
  left join directory_code level on level.list = 'experiences' and level.code = p.experience,
  lateral (select
    coalesce(p.skill_domains, c.sectors, '{}') as domains,
    array_remove(array[p.department], null) || coalesce(c.locations, '{}') as departments,
    case when m.verified_at is null then '-infinity' else coalesce(m.verified_until, 'infinity') end as verified_until) said,
  lateral (select coalesce(bit_or(1::bigint << bit), 0) as bits, array_remove(array_agg(word), null) as words
    from directory_code left join unnest(words) word on true where list = 'domains' and code = any(said.domains)) of_domains,
  lateral (select coalesce(bit_or(1::bigint << bit % 48) filter (where bit < 48), 0) as bits,
      coalesce(bit_or(1::bigint << bit % 48) filter (where bit >= 48), 0) as later_bits, array_remove(array_agg(word), null) as words
    from directory_code left join unnest(words) word on true where list = 'departments' and code = any(said.departments)) of_departments
  where m.id = any(ids) and m.kind in ('STUDENT', 'EMPLOYEE', 'COMPANY')
    and m.confirmed_at is not null and m.suspended_at is null and m.deleted_at is null
$$;

-- Brings the directory up to what these members say of themselves.
create function list_members(ids uuid[], at timestamptz) returns void language plpgsql as $$
declare
  listed uuid[];
  said text[];
begin
  -- Two changes of one member follow each other, so that the later one knows of both.
  perform from member where id = any(ids) order by id for no key update;
  with now_listed as materialized (
    select * from listed_members(ids, at) order by member_id
  ), written as (
    insert into member_listing as l select * from now_listed
    on conflict (member_id) do update set
      kind = excluded.kind, standing = excluded.standing, since = excluded.since, verified_until = excluded.verified_until,
      domains = excluded.domains, departments = excluded.departments, later_departments = excluded.later_departments,
      experience = excluded.experience, rate = excluded.rate, availability = excluded.availability,
      availability_said_at = excluded.availability_said_at, marks = excluded.marks
      where (l.*) is distinct from (excluded.*)
  )
  select array_agg(member_id), array(
    select distinct word from now_listed n, unnest(tsvector_to_array(n.marks)) word where word !~ '^[a-z]=' order by word)
  into listed, said from now_listed;
  delete from member_listing where member_id = any(ids) and member_id <> all(coalesce(listed, '{}'));
  insert into listed_word (list, word)
  select 'members', known.word from unnest(said) known(word)
  where not exists (select from listed_word w where w.list = 'members' and w.word = known.word)
  on conflict do nothing;
end
$$;

create function list_changed_members() returns trigger language plpgsql as $$
declare
  ids uuid[];
begin
  if tg_op = 'INSERT' then
    ids := array(select id from after where confirmed_at is not null);
  else
    ids := array(
      select id from after a join before b using (id)
      where (a.kind, a.first_name, a.last_name, a.company_name, a.role, a.place, a.completeness, a.created_at, a.confirmed_at,
        a.verified_at, a.verified_until, a.suspended_at, a.deleted_at) is distinct from
        (b.kind, b.first_name, b.last_name, b.company_name, b.role, b.place, b.completeness, b.created_at, b.confirmed_at,
        b.verified_at, b.verified_until, b.suspended_at, b.deleted_at));
  end if;
  if ids <> '{}' then perform list_members(ids, now()); end if;
  return null;
end
$$;
create trigger member_listed_insert after insert on member
  referencing new table as after for each statement execute function list_changed_members();
create trigger member_listed_update after update on member
  referencing old table as before new table as after for each statement execute function list_changed_members();

-- Of the tables that stand beside a member. What goes with a member's own row needs no listing.
create function list_saying_members() returns trigger language plpgsql as $$
declare
  ids uuid[];
begin
  if tg_op = 'DELETE' then ids := array(select member_id from before);
  else ids := array(select member_id from after);
  end if;
  if ids <> '{}' then perform list_members(ids, now()); end if;
  return null;
end
$$;
do $$
declare
  said text;
begin
  foreach said in array array['person_profile', 'company_profile', 'member_availability'] loop
    execute format('create trigger %1$s_listed_insert after insert on %1$s
      referencing new table as after for each statement execute function list_saying_members()', said);
    execute format('create trigger %1$s_listed_update after update on %1$s
      referencing new table as after for each statement execute function list_saying_members()', said);
    execute format('create trigger %1$s_listed_delete after delete on %1$s
      referencing old table as before for each statement execute function list_saying_members()', said);
  end loop;
end
$$;
select list_members(array(select id from member), now());

-- How many members have a domain, a department, or one in the other, as of the last nightly count: they choose how the directory
-- is read, never who is in it. What is not here is rare.
create table member_facet (
  facet text primary key,
  listed integer not null
);

-- Counts again how many of each list have each word: see 0010; and how many members have each facet.
create or replace function count_words() returns void language sql as $$
  merge into member_facet f
  using (select word, ndoc from ts_stat('select marks from member_listing') where word ~ '^f=[dp]') found on found.word = f.facet
  when matched and f.listed <> found.ndoc then update set listed = found.ndoc
  when not matched by target then insert (facet, listed) values (found.word, found.ndoc)
  when not matched by source then delete;
  merge into listed_word w
  using (
    select list, regexp_replace(word, '^t=', '') as word,
      coalesce(sum(ndoc) filter (where word not like 't=%'), 0) as listed,
      coalesce(sum(ndoc) filter (where word like 't=%'), 0) as headed
    from (
      select 'missions' as list, word, ndoc from ts_stat('select marks from mission_listing')
      union all
      select 'jobs', word, ndoc from ts_stat('select marks from job_listing')
      union all
      select 'members', word, ndoc from ts_stat('select marks from member_listing')
    ) stat where word !~ '^[a-su-z]=' group by 1, 2
  ) found on (found.list, found.word) = (w.list, w.word)
  when matched and (w.listed, w.headed) <> (found.listed, found.headed)
    then update set listed = found.listed, headed = found.headed
  when not matched by target then insert (list, word, listed, headed) values (found.list, found.word, found.listed, found.headed)
  when not matched by source then delete
$$;

-- The listed members that are found, without what found them. By the index, however many they are.
create function found_members(asked tsquery) returns table (member_id uuid, kind text, standing smallint, since timestamptz(3),
  verified_until timestamptz, domains bigint, departments bigint, later_departments bigint, experience smallint, rate integer,
  availability text, availability_said_at timestamptz)
language sql stable rows 500 set enable_seqscan = off as $$
  select member_id, kind, standing, since, verified_until, domains, departments, later_departments, experience, rate,
    availability, availability_said_at
  from member_listing where marks @@ asked
$$;

-- Members that a member keeps at hand, with a note that nobody else ever reads.
create table member_favourite (
  member_id uuid not null references member on delete cascade,
  kept_id uuid not null references member on delete cascade,
  note text check (char_length(note) between 1 and 2000),
  created_at timestamptz(3) not null,
  primary key (member_id, kept_id),
  check (member_id <> kept_id)
);
create index member_favourite_newest on member_favourite (member_id, created_at desc, kept_id desc);
create index member_favourite_of_kept on member_favourite (kept_id);
