package contrato;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Base64;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import java.util.regex.Pattern;

/** The commands by which a test drives this client: {@code vectors FILE}, {@code refused}, {@code waiting BASE_URL}, and {@code story BASE_URL CLIENT_ID CLIENT_SECRET AUDIENCE}. */
final class Check {
  private Check() {}

  public static void main(String[] words) throws IOException, InterruptedException {
    if (words[0].equals("vectors")) vectors(Path.of(words[1]));
    else if (words[0].equals("refused")) refused();
    else if (words[0].equals("waiting")) waiting(words[1]);
    else story(new Client(words[1], words[2], words[3], words[4]));
  }

  /** Prints the verdict on every call, and the signature that this client makes of what came. */
  private static void vectors(Path file) throws IOException {
    List<String> lines = Files.readAllLines(file);
    String[] names = lines.get(0).split("\t");
    for (String line : lines.subList(1, lines.size())) {
      String[] values = line.split("\t");
      Map<String, String> row = new HashMap<>();
      for (int at = 0; at < names.length; at++) row.put(names[at], values[at]);
      byte[] body = Base64.getDecoder().decode(row.get("body_base64"));
      Signatures.Order order = Signatures.Order.valueOf(row.get("order").toUpperCase(Locale.ROOT).replace('-', '_'));
      Map<String, String> secrets = Map.of(row.get("api_key"), row.get("api_secret"));
      Instant now = Instant.ofEpochSecond(Long.parseLong(row.get("now")));
      String verdict = Signatures.refusal(row, row.get("called"), body, secrets, order, now)
          .map(reason -> reason.name().toLowerCase(Locale.ROOT).replace('_', '-'))
          .orElse("believed");
      // Java makes no HMAC without a secret.
      String own = row.get("api_secret").isEmpty()
          ? row.get("x-signature")
          : Signatures.signature(row.get("x-timestamp"), row.get("x-endpoint"), body, row.get("api_secret"), order);
      System.out.println(verdict + "\t" + own);
    }
  }

  /** Prints what becomes of calls that nobody who has the secret has made. */
  private static void refused() {
    Map<String, String> headers = Map.of("x-api-key", "key", "x-endpoint", "/", "x-timestamp", "1700000000");
    for (String blank : List.of("", " ", "\n")) {
      System.out.println(Signatures.refusal(headers, "/", new byte[0], Map.of("key", blank),
              Signatures.Order.TIMESTAMP_ENDPOINT_BODY, Instant.ofEpochSecond(1700000000))
          .map(reason -> reason.name().toLowerCase(Locale.ROOT).replace('_', '-'))
          .orElse("believed"));
    }
  }

  /** Interrupts a call that waits for the token of another one, then one that another waits for, and asks again after a refusal. */
  private static void waiting(String baseUrl) throws IOException, InterruptedException {
    Client client = new Client(baseUrl, "id", "secret", "audience");
    Map<Thread, String> said = new ConcurrentHashMap<>();
    Supplier<Thread> call = () -> {
      Thread thread = new Thread(() -> {
        String end = "answered";
        try {
          client.request("GET", "/users/v1/", null, null);
        } catch (ContratoException refusal) {
          end = Integer.toString(refusal.status());
        } catch (IOException | InterruptedException error) {
          end = error.getClass().getSimpleName();
        }
        said.put(Thread.currentThread(), end);
      });
      thread.start();
      return thread;
    };
    Thread asking = call.get();
    tell(baseUrl + "/asked/1");
    Thread impatient = call.get();
    impatient.interrupt();
    impatient.join();
    Thread other = call.get();
    asking.interrupt();
    asking.join();
    tell(baseUrl + "/asked/2");
    tell(baseUrl + "/refuse");
    other.join();
    Thread last = call.get();
    tell(baseUrl + "/give");
    last.join();
    for (Thread thread : List.of(impatient, asking, other, last)) System.out.println(said.get(thread));
  }

  private static void tell(String url) throws IOException, InterruptedException {
    HttpRequest request = HttpRequest.newBuilder(URI.create(url)).build();
    HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.discarding());
  }

  /** Creates three users and lists them by two, then asks for one that is not there, for a list in Brazil, for cards and for shipments. */
  private static void story(Client client) throws IOException, InterruptedException {
    for (String name : List.of("Ana", "Bruno", "Ana, Inés")) {
      String body = "{\"email\":\"" + Client.newKey() + "@example.com\",\"name\":\"" + name + "\",\"operation_country\":\"ARG\"}";
      client.request("POST", "/users/v1/", body, Client.newKey());
    }
    Map<String, List<String>> query =
        Map.of("filter[name]", List.of("Ana, Inés", "Ana", "Bruno"), "page[size]", List.of("2"));
    AtomicInteger count = new AtomicInteger();
    Pattern item = Pattern.compile("\"operation_country\"");
    client.pages("/users/v1/", query, page -> count.addAndGet((int) item.matcher(page).results().count()));
    System.out.println(count);
    try {
      client.request("GET", "/users/v1/" + Client.newKey(), null, null);
    } catch (ContratoException refusal) {
      System.out.println(refusal.status() + " " + refusal.code().orElse("") + " " + refusal.requestId().isPresent());
    }
    try {
      String intents = "/networks/cash/v1/cashin/intents/account/" + Client.newKey();
      client.pages(intents, Map.of(), page -> {}, Map.of("country", "bra"));
    } catch (ContratoException refusal) {
      System.out.println(refusal.status() + " " + refusal.code().orElse(""));
    }
    try {
      client.request("GET", "/cards/v1/", null, null);
    } catch (ContratoException refusal) {
      System.out.println(refusal.status());
    }
    AtomicInteger shipments = new AtomicInteger();
    Pattern id = Pattern.compile("\"id\"");
    client.pages("/shipping/v1/", Map.of(), page -> shipments.addAndGet((int) id.matcher(page).results().count()));
    System.out.println(shipments);
  }
}
