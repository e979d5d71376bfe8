import type { Demand, DemandRule } from './demands.ts';
import type { VigilanceDocument } from './documents.ts';
import type { CandidateKind, VigilanceClient } from './parties.ts';

/** Rules of a new database, which a migration inserts; a test compares both. Those in force are in the database. */

type Source = Pick<DemandRule, 'article' | 'explanation'>;

const work = 'Code du travail, art.\u00a0';
const law = 'Loi n°\u00a071-1130 du 31\u00a0décembre 1971';

const contributions: Source = {
  article: `${work}L.\u00a08222-1 et D.\u00a08222-5, 1°`,
  explanation:
    'L’Urssaf atteste que les déclarations sont faites et les cotisations payées. L’attestation a moins de six mois, et le client en vérifie l’authenticité avec son code de sécurité.',
};

const contributionsAbroad: Source = {
  article: `${work}L.\u00a08222-4 et D.\u00a08222-7, 1°, b`,
  explanation:
    'Un document atteste que la situation sociale est régulière\u202f: certificat A1 dans l’Union européenne, et attestation du régime social du pays quand il en délivre une. Il est en français, ou traduit.',
};

const registration: Source = {
  article: `${work}D.\u00a08222-5, 2°`,
  explanation:
    'Extrait K ou K bis pour une société. Pour une profession réglementée, une correspondance professionnelle suffit si elle porte le nom, l’adresse et l’inscription au tableau ou sur la liste de l’ordre.',
};

const registrationOfIndependent: Source = {
  article: 'Code de commerce, art.\u00a0L.\u00a0123-36',
  explanation:
    'Tout indépendant est immatriculé au Registre national des entreprises, qui en donne l’attestation sans frais. Le code du travail ne la demande pas à qui ne relève ni du registre du commerce, ni des métiers, ni d’une profession réglementée\u202f: Basoche la demande par prudence.',
};

const registrationAbroad: Source = {
  article: `${work}D.\u00a08222-7, 2°`,
  explanation:
    'Si l’immatriculation à un registre est obligatoire dans le pays, un document de ce registre, en français ou traduit.',
};

const foreignWorkers: Source = {
  article: `${work}L.\u00a08254-1, D.\u00a08254-2 et D.\u00a08254-4`,
  explanation:
    'La liste des salariés étrangers soumis à autorisation de travail. Qui n’en emploie aucun le déclare.',
};

const identification: Source = {
  article: `${work}D.\u00a08222-7, 1°, a`,
  explanation:
    'Un document qui mentionne le numéro de TVA, ou l’identité et l’adresse de qui n’est pas tenu d’en avoir un. Il ne se demande qu’à un prestataire établi à l’étranger.',
};

const one: Source = {
  article: `${work}L.\u00a08222-1, 2°, et D.\u00a08222-4`,
  explanation:
    'Un particulier qui contracte pour son usage personnel se fait remettre un seul de ces documents.',
};

const oneAbroad: Source = {
  article: `${work}D.\u00a08222-6`,
  explanation: one.explanation,
};

const insuranceSource: Source = {
  article: `${law}, art.\u00a027 et 55`,
  explanation:
    'Les avocats, les autres professions réglementées et qui donne des consultations ou rédige des actes pour autrui sont assurés pour leur responsabilité professionnelle.',
};

const noInsuranceSource: Source = {
  article: `${law}, art.\u00a055`,
  explanation:
    'L’assurance n’est obligatoire que pour qui donne des consultations ou rédige des actes pour autrui. Une attestation déposée est montrée sur le profil.',
};

const french: readonly CandidateKind[] = ['regulated', 'company', 'independent'];
const both: readonly VigilanceClient[] = ['professional', 'private'];

const lines = (
  document: VigilanceDocument,
  candidates: readonly CandidateKind[],
  clients: readonly VigilanceClient[],
  demand: Demand,
  source: Source,
): DemandRule[] =>
  candidates.flatMap((candidate) =>
    clients.map((client) => ({ document, candidate, client, demand, ...source })),
  );

export const defaultDemandRules: readonly DemandRule[] = [
  ...lines('contributions', french, ['professional'], 'asked', contributions),
  ...lines('contributions', ['abroad'], ['professional'], 'asked', contributionsAbroad),
  ...lines('contributions', french, ['private'], 'either', one),
  ...lines('contributions', ['abroad'], ['private'], 'either', oneAbroad),
  ...lines('registration', ['regulated', 'company'], ['professional'], 'asked', registration),
  ...lines('registration', ['independent'], ['professional'], 'asked', registrationOfIndependent),
  ...lines('registration', ['abroad'], ['professional'], 'asked', registrationAbroad),
  ...lines('registration', french, ['private'], 'either', one),
  ...lines('registration', ['abroad'], ['private'], 'either', oneAbroad),
  ...lines('foreignWorkers', [...french, 'abroad'], both, 'asked', foreignWorkers),
  ...lines('identification', french, both, 'nothing', identification),
  ...lines('identification', ['abroad'], ['professional'], 'asked', identification),
  ...lines('identification', ['abroad'], ['private'], 'either', oneAbroad),
  ...lines('insurance', ['regulated', 'company'], both, 'asked', insuranceSource),
  ...lines('insurance', ['independent', 'abroad'], both, 'nothing', noInsuranceSource),
];
