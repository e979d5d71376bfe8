// Starts Swagger UI on `/api/docs`, for reading only: no call is made from there, and no token is asked for.
// Without `deepLinking`, which puts a link into each button: a screen reader would not find it.
const nothing = () => () => null;

window.SwaggerUIBundle({
  url: '/api/openapi.json',
  dom_id: '#calls',
  docExpansion: 'none',
  filter: true,
  tagsSorter: 'alpha',
  defaultModelsExpandDepth: -1,
  supportedSubmitMethods: [],
  syntaxHighlight: false,
  validatorUrl: null,
  plugins: [
    {
      wrapComponents: {
        authorizeBtn: nothing,
        authorizeOperationBtn: nothing,
        ServersContainer: nothing,
      },
    },
  ],
});
